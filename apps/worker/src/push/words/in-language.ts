import type { TournamentState } from '#tournament';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import type { PushWords } from './push-words.js';

/** One file per language; a further one is entered here. */
const languages: Readonly<Record<string, PushWords>> = { en, es, fr };

/** A text still to be said in a language. */
export type Said = (words: PushWords) => string;

/** The text in the language of this tag; in English where we do not write that one. */
export const inLanguage = (said: Said, tag: string): string => said(languages[tag] ?? en);

interface RoundPlace {
  readonly phase: number;
  readonly round: number;
}

/** A round by its number, a round of the cut by how many are left. */
export const roundName = (event: TournamentState, { phase, round }: RoundPlace): Said => {
  const played = event.phases[phase];
  return (words) =>
    played?.kind === 'elimination' ? words.cut(played.size / 2 ** (round - 1)) : words.round(round);
};
