import type { EventView } from './queries.js';

type Phases = Readonly<EventView['phases']>;

interface RoundPlace {
  readonly phase: number;
  readonly round: number;
}

/**
 * The number of players left in the top cut, after whom the round is named; null if the round is
 * named by its number. Rounds of a double elimination have numbers, because no size tells what they
 * decide.
 */
export const cutSizeOf = (phases: Phases, { phase, round }: RoundPlace): number | null => {
  const played = phases[phase];
  if (played?.kind !== 'elimination' || played.losses !== undefined) return null;
  return Math.max(2, played.size / 2 ** (round - 1));
};

/** A language's words for rounds. */
export interface RoundWords {
  readonly round: (number: number) => string;
  /** A round of the top cut, by the number of players left in it. */
  readonly cut: (players: number) => string;
}

/** The usual name of a round: "Round 3", "Semifinals". */
export const roundNamed = (
  { phases }: { readonly phases: Phases },
  at: RoundPlace,
  words: RoundWords,
): string => {
  const size = cutSizeOf(phases, at);
  return size === null ? words.round(at.round) : words.cut(size);
};
