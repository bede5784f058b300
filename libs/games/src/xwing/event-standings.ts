import { seededOrder } from '#chance';
import {
  outcomeFor,
  outcomeOfResult,
  type RoundResult,
  type CountingSettings,
  type EventStandingsInput,
  type StandingRow,
} from '#game';
import type { StrengthOfSchedule, XwingColumn, XwingPolicy } from './policy.js';
import { xwingStandings, type XwingResult } from './standings.js';

const columns: Readonly<Record<string, XwingColumn>> = { points: 'score', mov: 'mov', sos: 'sos' };
const kinds: readonly StrengthOfSchedule[] = ['per-opponent', 'per-round', 'sum'];

/**
 * The policy that follows from an event's settings; settings that are missing count as in the
 * second edition.
 */
export const xwingPolicyOf = ({
  points,
  tiebreaks,
  scoring = {},
}: CountingSettings): XwingPolicy => {
  const number = (id: string, otherwise: number): number => Number(scoring[id] ?? otherwise);
  const modified = number('modifiedWin', 0);
  return {
    win: points.win,
    draw: points.draw,
    loss: points.loss,
    bye: points.bye,
    ...(modified > 0
      ? { modifiedWin: { points: modified, modifiedBelow: number('modifiedBelow', 12) } }
      : {}),
    squadPoints: number('squadPoints', 200),
    byeMargin: number('byeMargin', 300),
    strengthOfSchedule:
      kinds.find((kind) => kind === scoring['strengthOfSchedule']) ?? 'per-opponent',
    chain: tiebreaks.chain.flatMap((name) => columns[name] ?? []),
  };
};

const resultOf = (result: RoundResult): XwingResult => {
  // No format of this game is played at multiplayer tables, so a place counts as a loss.
  if (result.kind === 'place') return { kind: 'loss', player: result.player };
  if (result.kind !== 'match') return { kind: result.kind, player: result.player };
  const { a, b, games } = result;
  const outcome = outcomeOfResult(result);
  return {
    kind: 'match',
    a,
    b,
    points: [games[0], games[1]],
    winner: outcome === 'draw' ? null : outcome === 'double-loss' ? 'none' : outcome,
  };
};

/** Each player's matches won, lost and drawn. A bye is a win. */
const records = (
  players: readonly string[],
  results: readonly RoundResult[],
): ReadonlyMap<string, StandingRow['record']> => {
  const of = new Map(players.map((player) => [player, { win: 0, loss: 0, draw: 0 }]));
  const add = (player: string, outcome: 'win' | 'loss' | 'draw'): void => {
    const own = of.get(player);
    if (own) own[outcome] += 1;
  };
  for (const result of results) {
    if (result.kind === 'match') {
      add(result.a, outcomeFor(result, 'a'));
      add(result.b, outcomeFor(result, 'b'));
    } else add(result.player, result.kind === 'bye' ? 'win' : 'loss');
  }
  return new Map(
    [...of].map(([player, { win, loss, draw }]) => [
      player,
      { wins: win, losses: loss, draws: draw },
    ]),
  );
};

/** The Swiss standings of an X-Wing event according to its settings. */
export const xwingEventStandings = ({
  players,
  results,
  settings,
  swissRounds,
  seed,
  asOfRound = Infinity,
}: EventStandingsInput): readonly StandingRow[] => {
  const counted = results.filter(({ round }) => round <= Math.min(swissRounds, asOfRound));
  const record = records(players, counted);
  return xwingStandings({
    players,
    results: counted.map(resultOf),
    policy: xwingPolicyOf(settings),
    lot: seededOrder(seed),
  }).map(({ rank, player, values: { score, mov, sos } }) => ({
    rank,
    player,
    points: Number(score.numerator),
    record: record.get(player) ?? { wins: 0, losses: 0, draws: 0 },
    values: { points: score, mov, sos },
  }));
};
