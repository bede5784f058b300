import { inEach, joinTexts, sameText, textIn, type Texts } from '#game';
import { languages } from './languages/all.gen.js';
import type { Melting } from './melting.js';
import { capital, textOf } from '../../texts.js';

/** `a or b`. */
export const listAlternatives = (parts: readonly Texts[]): Texts =>
  joinTexts(parts, textOf('destiny.words.or'));

export const count = (n: number | Texts): Texts =>
  typeof n === 'number' ? sameText(String(n)) : n;

/** The text of a value; nothing if it is undefined. */
export const when = <T>(value: T | undefined, say: (value: T) => Texts): readonly Texts[] =>
  value === undefined ? [] : [say(value)];

const melted: Readonly<Record<string, Melting>> = languages;
const meltingOf = (tag: string): Melting => melted[tag] ?? languages.en;

export const areAdjectivesFirst = (tag: string): boolean => meltingOf(tag).adjectivesFirst;

/** Finishes an assembled text: applies the rules of the language, and a capital letter. */
export const finishSentence = (text: Texts): Texts =>
  inEach(Object.keys(text), (tag) => capital(meltingOf(tag).tidy(textIn(text, tag)).trim()));
