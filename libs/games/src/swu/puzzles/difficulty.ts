import type { Puzzle } from './puzzle.js';

/** Spelled as in the contract. */
type Difficulty = 'easy' | 'medium' | 'hard';

/** From this number of first attempts on, they say more about the difficulty than the line does. */
const ENOUGH_TRIES = 10;

/**
 * Combinations of answers to the questions of a line: below the first number a puzzle is estimated
 * as easy, from the second on as hard.
 */
const EASY_BELOW = 60;
const HARD_FROM = 400;

/**
 * The minimum share of solved first attempts for an easy puzzle, and the maximum for a hard one.
 */
const EASY_FROM = 0.7;
const HARD_TO = 0.35;

const ways = ({ choices }: Pick<Puzzle, 'choices'>): number =>
  choices.reduce((product, each) => product * each, 1);

const fromLine = (puzzle: Pick<Puzzle, 'choices'>): Difficulty => {
  const all = ways(puzzle);
  if (all < EASY_BELOW) return 'easy';
  return all < HARD_FROM ? 'medium' : 'hard';
};

/**
 * The difficulty of a puzzle: from its first attempts if there are enough of them, otherwise
 * estimated from its choices.
 */
export const difficultyOf = (
  puzzle: Pick<Puzzle, 'choices'>,
  { tries, solved }: { readonly tries: number; readonly solved: number },
): { readonly difficulty: Difficulty; readonly isEstimated: boolean } => {
  if (tries < ENOUGH_TRIES) return { difficulty: fromLine(puzzle), isEstimated: true };
  const share = solved / tries;
  const difficulty = share >= EASY_FROM ? 'easy' : share <= HARD_TO ? 'hard' : 'medium';
  return { difficulty, isEstimated: false };
};

/**
 * Whether a puzzle suits the puzzle of the day: at least two first actions besides passing, and not
 * estimated as easy.
 */
const isForADay = (puzzle: Pick<Puzzle, 'choices'>): boolean =>
  (puzzle.choices[0] ?? 0) > 2 && fromLine(puzzle) !== 'easy';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The number of the puzzle of the day (UTC): the suitable puzzles take turns; 0 if there is none.
 *
 * @param now milliseconds since 1970.
 */
export const puzzleOfDay = (puzzles: readonly Pick<Puzzle, 'choices'>[], now: number): number => {
  const fit = puzzles.flatMap((puzzle, index) => (isForADay(puzzle) ? [index + 1] : []));
  return fit[Math.floor(now / DAY_MS) % fit.length] ?? 0;
};
