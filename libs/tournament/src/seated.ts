import { currentRound, type TournamentState } from './state.js';

/**
 * The player's match of the current round; null for a bye, at a larger table, and between rounds.
 */
export const matchOf = (state: TournamentState, playerId: string): string | null =>
  currentRound(state)?.tables.find(({ a, b }) => a === playerId || b === playerId)?.matchId ?? null;

/**
 * Whether one of these players meets that player in the current round of the cut, at an event that
 * then shows them each other's deck.
 */
export const opensDeckTo = (
  state: TournamentState,
  readers: ReadonlySet<string>,
  playerId: string,
): boolean => {
  const round = currentRound(state);
  if (state.settings.openCutDecks !== true || state.status !== 'running' || !round) return false;
  return (
    state.phases[round.phase]?.kind === 'elimination' &&
    round.tables.some(
      ({ a, b }) => (a === playerId && readers.has(b)) || (b === playerId && readers.has(a)),
    )
  );
};
