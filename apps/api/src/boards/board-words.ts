import { inLanguage } from '#contracts';
import { languages } from './languages/all.gen.js';
import type { Words } from './words.js';

/** Tags of the languages of the boards. */
export const boardLanguages: readonly string[] = Object.keys(languages);

/** In the language of this tag; in English where we do not write that one. */
export const wordsIn = (tag: string): Words => inLanguage(languages, tag);
