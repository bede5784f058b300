import type { EventView } from '#contracts';

/** Whether the tables of a round seat three or four players. */
export const hasSharedTables = (
  { phases }: Pick<EventView, 'phases'>,
  round: { readonly phase: number },
): boolean => {
  const phase = phases[round.phase];
  return phase?.kind === 'swiss' && phase.pairing === 'multiplayer';
};
