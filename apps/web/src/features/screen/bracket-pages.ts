import type { BracketView } from '#contracts';
import type { Room } from './layout.js';

/** The number of matches below each other that can be read from the back of the hall. */
const most = 4;

/**
 * Splits a bracket into pages: one for each part of four first-round matches with what follows from
 * them, then one with the last rounds. A bracket of eight fits on one page.
 */
export const bracketPages = (bracket: BracketView): readonly BracketView[] => {
  const first = bracket.rounds[0]?.matches.length ?? 0;
  const parts = Math.ceil(first / most);
  if (parts <= 1) return [bracket];
  const part = (index: number): BracketView => ({
    ...bracket,
    rounds: bracket.rounds
      .filter(({ matches }) => matches.length >= parts)
      .map(({ round, matches }) => {
        const length = matches.length / parts;
        return { round, matches: matches.slice(index * length, (index + 1) * length) };
      }),
  });
  const last = {
    ...bracket,
    rounds: bracket.rounds.filter(({ matches }) => matches.length <= most),
  };
  return [...Array.from({ length: parts }, (_, index) => part(index)), last];
};

/**
 * In heights of a letter: the width of a bold letter; then of seed, score and edges beside a name.
 */
const letter = 0.62;
const beside = 4.6;
/** A size below this share of what the height allows cannot be read from the back of the hall. */
const least = 0.45;

/**
 * The letter size in pixels: as large as the height of a bracket page allows, smaller if its
 * longest name would be cut off.
 */
export const letterSize = ({ rounds }: BracketView, { width, height }: Room): number => {
  const matches = Math.max(2, ...rounds.map((round) => round.matches.length));
  const byHeight = height / (matches * 3.9 + 2);
  const longest = Math.max(
    0,
    ...rounds.flatMap((round) =>
      round.matches.flatMap(({ a, b }) => [a?.name.length ?? 0, b?.name.length ?? 0]),
    ),
  );
  const byWidth = width / Math.max(1, rounds.length) / (longest * letter + beside);
  return Math.max(byHeight * least, Math.min(byHeight, byWidth));
};
