import {
  wholeNumber,
  zero,
  type Fraction,
  rankByColumns,
  type LedgerRow,
  type Ranked,
} from '#game';
import type { XwingColumn, XwingPolicy } from './policy.js';

/**
 * One result of a Swiss round. The winner is stored separately from the points: a final salvo or a
 * concession can make the player with fewer points the winner.
 */
export type XwingResult =
  /** `loss`: a missed round, without an opponent and without points. */
  | { readonly kind: 'bye' | 'loss'; readonly player: string }
  | {
      readonly kind: 'match';
      readonly a: string;
      readonly b: string;
      /** Squad points destroyed by each side, a's first. */
      readonly points: readonly [number, number];
      /** Null for a draw; `none` if both were ruled to have lost. */
      readonly winner: 'a' | 'b' | 'none' | null;
    };

export interface XwingStandingsInput {
  readonly players: readonly string[];
  readonly results: readonly XwingResult[];
  readonly policy: XwingPolicy;
  /** Orders players who are equal in every column of the chain. */
  readonly lot: (one: string, other: string) => number;
}

interface Tally {
  score: number;
  margin: number;
  rounds: number;
  readonly opponents: string[];
}

const winPoints = (policy: XwingPolicy, margin: number): number =>
  policy.modifiedWin !== undefined && margin < policy.modifiedWin.modifiedBelow
    ? policy.modifiedWin.points
    : policy.win;

const scoreOf = (policy: XwingPolicy, outcome: 'won' | 'lost' | 'drawn', margin: number): number =>
  ({ won: winPoints(policy, margin), lost: policy.loss, drawn: policy.draw })[outcome];

const outcomeFor = (side: 'a' | 'b', winner: 'a' | 'b' | 'none' | null): 'won' | 'lost' | 'drawn' =>
  winner === null ? 'drawn' : winner === side ? 'won' : 'lost';

const tallies = ({ players, results, policy }: XwingStandingsInput): ReadonlyMap<string, Tally> => {
  const of = new Map<string, Tally>(
    players.map((player) => [player, { score: 0, margin: 0, rounds: 0, opponents: [] }]),
  );
  const tally = (player: string): Tally => {
    const found = of.get(player);
    if (found === undefined) throw new Error(`a result names ${player}, who is no player`);
    return found;
  };
  for (const result of results) {
    if (result.kind !== 'match') {
      const own = tally(result.player);
      const bye = result.kind === 'bye';
      own.score += bye ? policy.bye : policy.loss;
      own.margin += bye ? policy.byeMargin : 0;
      own.rounds += 1;
      continue;
    }
    for (const side of ['a', 'b'] as const) {
      const [ownPoints, theirs] =
        side === 'a' ? result.points : [result.points[1], result.points[0]];
      const own = tally(result[side]);
      own.score += scoreOf(policy, outcomeFor(side, result.winner), ownPoints - theirs);
      own.margin += policy.squadPoints + ownPoints - theirs;
      own.rounds += 1;
      own.opponents.push(result[side === 'a' ? 'b' : 'a']);
    }
  }
  return of;
};

const sum = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce(
    (total, { numerator, denominator }) => ({
      numerator: total.numerator * denominator + numerator * total.denominator,
      denominator: total.denominator * denominator,
    }),
    zero,
  );

const dividedBy = ({ numerator, denominator }: Fraction, count: number): Fraction =>
  count === 0 ? zero : { numerator, denominator: denominator * BigInt(count) };

const strengthOfSchedule = (
  own: Tally,
  of: ReadonlyMap<string, Tally>,
  { strengthOfSchedule: kind }: XwingPolicy,
): Fraction => {
  const opponents = own.opponents.flatMap((player) => of.get(player) ?? []);
  if (kind === 'sum') return wholeNumber(opponents.reduce((total, { score }) => total + score, 0));
  const rates = opponents.map(({ score, rounds }) => dividedBy(wholeNumber(score), rounds));
  return dividedBy(sum(rates), kind === 'per-opponent' ? opponents.length : own.rounds);
};

/**
 * Swiss standings of an X-Wing event, best first, in exact numbers. The margin of victory of a
 * match is the squad points plus the player's points minus the opponent's. Throws only if a result
 * names a player who is not in `players`.
 */
export const xwingStandings = (input: XwingStandingsInput): Ranked<LedgerRow<XwingColumn>>[] => {
  const of = tallies(input);
  const rows = [...of].map(([player, own]) => ({
    player,
    values: {
      score: wholeNumber(own.score),
      mov: wholeNumber(own.margin),
      sos: strengthOfSchedule(own, of, input.policy),
    },
  }));
  return rankByColumns(rows, input.policy.chain, input.lot);
};
