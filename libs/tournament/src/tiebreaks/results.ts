import type { StandingsPolicy } from './policy.js';

/** One result as the standings see it. Rounds count from 1. */
export type RoundResult =
  | {
      readonly kind: 'match';
      readonly round: number;
      readonly a: string;
      readonly b: string;
      /** Games won by a, won by b, drawn. `0-0-3` is a draw agreed before play. */
      readonly games: readonly [number, number, number];
      /** Given where the games alone do not tell the outcome, as after a match loss; else more games won is the win. */
      readonly outcome?: 'a' | 'b' | 'draw' | 'double-loss';
    }
  | { readonly kind: 'bye'; readonly round: number; readonly player: string }
  /** A loss without an opponent: a missed round, or a no-show that nobody was paired against. It counts 0-2 unless games are given. */
  | {
      readonly kind: 'loss';
      readonly round: number;
      readonly player: string;
      readonly games?: readonly [number, number, number];
    };

/** A match as it was counted game by game. No game won or drawn by anybody: the staff have ruled it lost for both. */
export const playedMatch = (
  round: number,
  { a, b }: { readonly a: string; readonly b: string },
  games: readonly [number, number, number],
): RoundResult => ({
  kind: 'match',
  round,
  a,
  b,
  games,
  ...(games[0] + games[1] + games[2] === 0 ? { outcome: 'double-loss' as const } : {}),
});

/** What one player takes from one round. */
export interface RoundEntry {
  readonly round: number;
  readonly opponent: string | null;
  readonly points: number;
  readonly outcome: 'win' | 'draw' | 'loss';
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** What one side takes from a match; a double loss is a loss for both. */
export const outcomeFor = (
  result: Extract<RoundResult, { kind: 'match' }>,
  side: 'a' | 'b',
): RoundEntry['outcome'] => {
  const [a, b] = result.games;
  const decided = result.outcome ?? (a > b ? 'a' : b > a ? 'b' : 'draw');
  if (decided === 'draw') return 'draw';
  return decided === side ? 'win' : 'loss';
};

const pointsFor = (outcome: RoundEntry['outcome'], policy: StandingsPolicy): number =>
  outcome === 'win' ? policy.winPoints : outcome === 'draw' ? policy.drawPoints : policy.lossPoints;

/** The entries of every named player in order of rounds; results of players not named are an error of the caller. */
export const entriesByPlayer = (
  players: readonly string[],
  results: readonly RoundResult[],
  policy: StandingsPolicy,
): Map<string, RoundEntry[]> => {
  const entries = new Map<string, RoundEntry[]>(players.map((player) => [player, []]));
  const enter = (player: string, entry: RoundEntry) => {
    const own = entries.get(player);
    if (!own)
      throw new Error(
        `standings: result of round ${entry.round} names the unknown player ${player}`,
      );
    own.push(entry);
  };
  for (const result of results) {
    if (result.round > policy.swissRounds) continue;
    const { round } = result;
    if (result.kind === 'bye') {
      enter(result.player, {
        round,
        opponent: null,
        points: policy.byeMatchPoints,
        outcome: 'win',
        won: 2,
        lost: 0,
        drawn: 0,
      });
    } else if (result.kind === 'loss') {
      const [won, lost, drawn] = result.games ?? [0, 2, 0];
      enter(result.player, {
        round,
        opponent: null,
        points: policy.lossPoints,
        outcome: 'loss',
        won,
        lost,
        drawn,
      });
    } else {
      const [won, lost, drawn] = result.games;
      const [a, b] = [outcomeFor(result, 'a'), outcomeFor(result, 'b')];
      enter(result.a, {
        round,
        opponent: result.b,
        points: pointsFor(a, policy),
        outcome: a,
        won,
        lost,
        drawn,
      });
      enter(result.b, {
        round,
        opponent: result.a,
        points: pointsFor(b, policy),
        outcome: b,
        won: lost,
        lost: won,
        drawn,
      });
    }
  }
  for (const own of entries.values()) own.sort((x, y) => x.round - y.round);
  return entries;
};
