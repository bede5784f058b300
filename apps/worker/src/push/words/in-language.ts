import { inLanguage as writtenIn } from '#contracts';
import type { TournamentState } from '#tournament';
import { languages } from './languages/all.gen.js';
import type { PushWords } from './push-words.js';

/** A text still to be said in a language. */
export type Said = (words: PushWords) => string;

/** The text in the language of this tag; in English where we do not write that one. */
export const inLanguage = (said: Said, tag: string): string =>
  said(writtenIn<PushWords>(languages, tag));

interface RoundPlace {
  readonly phase: number;
  readonly round: number;
}

/** A round by its number, a round of the cut by how many are left. */
export const roundName = (tournament: TournamentState, { phase, round }: RoundPlace): Said => {
  const played = tournament.phases[phase];
  return (words) =>
    played?.kind === 'elimination' ? words.cut(played.size / 2 ** (round - 1)) : words.round(round);
};
