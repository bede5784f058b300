import type { EventView } from './queries.js';

/** How a language calls rounds. */
interface RoundWords {
  readonly round: (number: number) => string;
  /** By how many matches it has. */
  readonly cut: (matches: number) => string;
}

/** A round by its number, one of the cut by how many matches it has. */
export const roundNamed = (
  { phases }: Pick<EventView, 'phases'>,
  { phase, round }: { readonly phase: number; readonly round: number },
  words: RoundWords,
): string => {
  const played = phases[phase];
  return played?.kind === 'elimination' && played.losses === undefined
    ? words.cut(Math.max(1, Math.round(played.size / 2 ** round)))
    : words.round(round);
};
