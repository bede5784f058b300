import { inLanguage as writtenIn, roundNamed } from '#contracts';
import type { TournamentState } from '#tournament';
import { languages } from './languages/all.gen.js';
import type { PushWords } from './push-words.js';

/** A text that is rendered when its language is known. */
export type Said = (words: PushWords) => string;

/** The text in the language of this tag; English if that language is not supported. */
export const inLanguage = (said: Said, tag: string): string =>
  said(writtenIn<PushWords>(languages, tag));

/** The name of a tournament's round. */
export const roundName =
  (tournament: TournamentState, at: Parameters<typeof roundNamed>[1]): Said =>
  (words) =>
    roundNamed(tournament, at, words);
