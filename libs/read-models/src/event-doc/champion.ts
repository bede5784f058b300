import type { EventView } from '#contracts';
import type { EventDoc } from './projection.js';

/**
 * The winner that the end of the event announced; the only source for all views. Null before the
 * end, and if nobody won.
 */
export const championOf = (
  { champion }: Pick<EventDoc, 'champion'>,
  nameOf: (playerId: string) => string,
): EventView['champion'] =>
  champion === null ? null : { playerId: champion, name: nameOf(champion) };
