import type { EventView } from '#contracts';

/** Whether three or four sit at each table of a round. */
export const hasSharedTables = (
  { phases }: Pick<EventView, 'phases'>,
  round: { readonly phase: number },
): boolean => {
  const phase = phases[round.phase];
  return phase?.kind === 'swiss' && phase.pairing === 'multiplayer';
};
