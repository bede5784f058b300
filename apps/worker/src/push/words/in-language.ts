import { inLanguage as writtenIn, roundNamed } from '#contracts';
import type { TournamentState } from '#tournament';
import { languages } from './languages/all.gen.js';
import type { PushWords } from './push-words.js';

/** A text still to be said in a language. */
export type Said = (words: PushWords) => string;

/** The text in the language of this tag; in English where we do not write that one. */
export const inLanguage = (said: Said, tag: string): string =>
  said(writtenIn<PushWords>(languages, tag));

/** What a round of a tournament is called. */
export const roundName =
  (tournament: TournamentState, at: Parameters<typeof roundNamed>[1]): Said =>
  (words) =>
    roundNamed(tournament, at, words);
