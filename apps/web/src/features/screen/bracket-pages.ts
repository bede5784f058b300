import type { BracketView } from '#contracts';

/** Matches below each other that are read from the back of the hall. */
const most = 4;

/**
 * A bracket in pages: its parts of four first matches each with what follows from them, then the rounds in which few are left. One page holds a
 * bracket of eight.
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
