import { type MatchState, runningGame } from '#match';
import { matchOf } from '#tournament';
import type { Decision } from '../command/decision.js';
import type { CommandServices } from '../command/services.js';
import { appendToMatch, type MatchAction } from '../context/match-context.js';
import type { TournamentContext } from '../context/tournament-context.js';

/**
 * Pauses a match's clock or lets it go on; nothing if that is its state already, or if it has no
 * clock.
 */
export const clockHeld = (
  { table }: Pick<MatchState, 'table'>,
  stands: boolean,
): readonly MatchAction[] => {
  const { clock } = table.game;
  const timed = runningGame(table) !== null && clock !== null && clock.asked !== null;
  if (!timed || (clock.since === null) === stands) return [];
  return [{ type: 'HoldClock', data: { stands } }];
};

/** Pauses or continues the clock of the table where a player sits now. */
export const holdClockOf = async (
  playerId: string,
  stands: boolean,
  {
    context,
    services,
  }: {
    readonly context: TournamentContext;
    readonly services: Pick<CommandServices, 'aggregates'>;
  },
): Promise<Decision> => {
  const matchId = matchOf(context.tournament.state, playerId);
  if (matchId === null) return [];
  const match = await services.aggregates.match(matchId);
  const [held] = match.state.status === 'open' ? clockHeld(match.state, stands) : [];
  return held ? appendToMatch({ ...context, match }, held) : [];
};
