import type { Refusal } from '#aggregate';
import { type MatchState, choicesOf, runningGame } from '#match';
import { currentRound, type TournamentState } from '#tournament';
import { conflictRefusal } from '../refusals.js';
import type { Aggregates } from '../streams/aggregates.js';

/** Whether a game on screen is running, or decks are being banned or picked. */
const holdsSecrets = ({ status, table, trilogy }: MatchState): boolean =>
  status !== 'void' &&
  (runningGame(table) !== null ||
    (trilogy !== null && (['a', 'b'] as const).some((by) => choicesOf(trilogy, by).length > 0)));

/**
 * Refuses what would reveal seeds and choices that are in play: hands, packs and bans. Completed
 * rounds hold none.
 */
export const refuseSealedUnderWay = async (
  tournament: TournamentState,
  aggregates: Pick<Aggregates, 'match' | 'podsDrafting'>,
): Promise<Refusal | null> => {
  const round = currentRound(tournament);
  const open = round === undefined || round.completed ? [] : round.tables;
  const [pods, matches] = await Promise.all([
    aggregates.podsDrafting(tournament),
    Promise.all(open.map(({ matchId }) => aggregates.match(matchId))),
  ]);
  const tables = open
    .filter((_table, index) => holdsSecrets((matches[index] as { state: MatchState }).state))
    .map(({ table }) => table);
  if (pods.length + tables.length === 0) return null;
  return conflictRefusal('handover/under-way', {
    tables,
    pods: pods.map(({ state }) => state.number),
  });
};
