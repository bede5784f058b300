import type { BracketView } from '#contracts';
import type { Room } from './layout.js';

/** Matches below each other that are read from the back of the hall. */
const most = 4;

/**
 * A bracket in pages: its parts of four first matches each with what follows from
 * them, then the rounds in which few are left. One page holds a bracket of eight.
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

/** Width of a bold letter, and of seed, score and edges beside a name, in heights of a letter. */
const letter = 0.62;
const beside = 4.6;
/** Less than this share of what the height would allow is not read from the back of the hall. */
const least = 0.45;

/**
 * Letters as large as the height of a page of the bracket allows,
 * smaller where its longest name would be cut; in pixels.
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
