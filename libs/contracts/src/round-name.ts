import type { EventView } from './queries.js';

type Phases = Readonly<EventView['phases']>;

interface RoundPlace {
  readonly phase: number;
  readonly round: number;
}

/**
 * What a round is called after: its number, or how many players the top cut still has in it.
 * Rounds of a double elimination have numbers: no size says what they decide.
 */
export const cutSizeOf = (phases: Phases, { phase, round }: RoundPlace): number | null => {
  const played = phases[phase];
  if (played?.kind !== 'elimination' || played.losses !== undefined) return null;
  return Math.max(2, played.size / 2 ** (round - 1));
};

/** How a language calls rounds. */
export interface RoundWords {
  readonly round: (number: number) => string;
  /** A round of the top cut by how many players are in it. */
  readonly cut: (players: number) => string;
}

/** A round as players call it: "Round 3", "Semifinals". */
export const roundNamed = (
  { phases }: { readonly phases: Phases },
  at: RoundPlace,
  words: RoundWords,
): string => {
  const size = cutSizeOf(phases, at);
  return size === null ? words.round(at.round) : words.cut(size);
};
