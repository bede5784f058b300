import type { EventView } from '#contracts';

/** Whether the current round belongs to the top cut, where every match needs a winner. */
export const inCut = ({ phases, rounds }: EventView): boolean =>
  phases[rounds.at(-1)?.phase ?? 0]?.kind === 'elimination';
