import type { EventView } from '#contracts';
import type { EventDoc } from './projection.js';

/**
 * Who won the event, by what its end has announced: the one answer
 * of every view. Null before the end, and where nobody won.
 */
export const championOf = (
  { champion }: Pick<EventDoc, 'champion'>,
  nameOf: (playerId: string) => string,
): EventView['champion'] =>
  champion === null ? null : { playerId: champion, name: nameOf(champion) };
