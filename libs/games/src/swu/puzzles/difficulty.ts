import type { Puzzle } from './puzzle.js';

/** As the contract tells it. */
type Difficulty = 'easy' | 'medium' | 'hard';

/** First tries from which on they say more about a puzzle than its line does. */
const ENOUGH_TRIES = 10;

/** Ways through the questions of a line below which a puzzle is taken to be easy, and from which on hard. */
const EASY_BELOW = 60;
const HARD_FROM = 400;

/** Shares of first tries that solve an easy puzzle at least, and a hard one at most. */
const EASY_FROM = 0.7;
const HARD_TO = 0.35;

const ways = ({ choices }: Pick<Puzzle, 'choices'>): number =>
  choices.reduce((product, each) => product * each, 1);

const fromLine = (puzzle: Pick<Puzzle, 'choices'>): Difficulty => {
  const all = ways(puzzle);
  if (all < EASY_BELOW) return 'easy';
  return all < HARD_FROM ? 'medium' : 'hard';
};

/** How hard a puzzle is: by its first tries where there are enough, and estimated from its choices before. */
export const difficultyOf = (
  puzzle: Pick<Puzzle, 'choices'>,
  { tries, solved }: { readonly tries: number; readonly solved: number },
): { readonly difficulty: Difficulty; readonly isEstimated: boolean } => {
  if (tries < ENOUGH_TRIES) return { difficulty: fromLine(puzzle), isEstimated: true };
  const share = solved / tries;
  const difficulty = share >= EASY_FROM ? 'easy' : share <= HARD_TO ? 'hard' : 'medium';
  return { difficulty, isEstimated: false };
};

/** Two first actions and passing at least, and not easy by its choices: a puzzle for everybody's day. */
const isForADay = (puzzle: Pick<Puzzle, 'choices'>): boolean =>
  (puzzle.choices[0] ?? 0) > 2 && fromLine(puzzle) !== 'easy';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The number of the puzzle of the day by UTC: those with enough choices in turn; 0 where there is none.
 *
 * @param now milliseconds since 1970.
 */
export const puzzleOfDay = (puzzles: readonly Pick<Puzzle, 'choices'>[], now: number): number => {
  const fit = puzzles.flatMap((puzzle, index) => (isForADay(puzzle) ? [index + 1] : []));
  return fit[Math.floor(now / DAY_MS) % fit.length] ?? 0;
};
