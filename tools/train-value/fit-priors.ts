import type { CardBook } from '#rules';
import type { Candidate } from '../../libs/rules/src/bots/candidates.js';
import { boundedGuess, kindOf, KINDS } from '../../libs/rules/src/bots/learned-priors.js';
import {
  GUESS_SCALE,
  ODDS_SCALE,
  sharesOf as boundedShares,
} from '../../libs/rules/src/bots/tree-search.js';
import type { Decision } from '../../libs/rules/src/kernel/decisions.js';
import type { Game } from '../../libs/rules/src/kernel/game.js';
import { afterStep } from './self-play.js';

/** Candidates of one decision: their kinds, their quick scores, and the target shares. */
export interface Choice {
  readonly kinds: readonly number[];
  readonly guesses: readonly number[];
  readonly shares: readonly number[];
}

const ROUNDS = 400;
const WORTH_RATE = 2;
const SLOPE_RATE = 0.01;
const FIRST_SLOPE = 1 / GUESS_SCALE;
const DIGITS = 4;

const sharesOf = (values: readonly number[]): number[] => boundedShares(values, -Infinity);

/** The candidates with the shares that follow from the odds one step ahead. */
export const choiceAt = (
  { book, g, d }: { readonly book: CardBook; readonly g: Game; readonly d: Decision },
  list: readonly Candidate[],
  odds: (g: Game, seat: number) => number,
): Choice => ({
  kinds: list.map((candidate) => kindOf(g, d, candidate)),
  guesses: list.map(({ guess }) => boundedGuess(guess)),
  shares: sharesOf(list.map(({ move }) => odds(afterStep(book, g, move), d.seat) / ODDS_SCALE)),
});

/**
 * The offset of each kind of move and the weight of its quick score with which the shares fit best.
 */
export function fitPriors(choices: readonly Choice[]): readonly (readonly [number, number])[] {
  const table = KINDS.map(() => ({ worth: 0, slope: FIRST_SLOPE }));
  type Row = (typeof table)[number];
  for (let round = 0; round < ROUNDS; round++) {
    const steps = table.map(() => ({ worth: 0, slope: 0, count: 1 }));
    for (const { kinds, guesses, shares } of choices) {
      const guessed = sharesOf(
        kinds.map((kind, i) => {
          const { worth, slope } = table[kind] as Row;
          return worth + slope * (guesses[i] as number);
        }),
      );
      kinds.forEach((kind, i) => {
        const step = steps[kind] as (typeof steps)[number];
        const miss = (guessed[i] as number) - (shares[i] as number);
        step.worth += miss;
        step.slope += miss * (guesses[i] as number);
        step.count += 1;
      });
    }
    steps.forEach(({ worth, slope, count }, kind) => {
      const row = table[kind] as Row;
      row.worth -= (WORTH_RATE * worth) / count;
      row.slope = Math.max(0, row.slope - (SLOPE_RATE * slope) / count);
    });
  }
  const rounded = (x: number): number => Number(x.toPrecision(DIGITS));
  return table.map(({ worth, slope }) => [rounded(worth), rounded(slope)] as const);
}
