import { inLanguage } from '#contracts';
import { languages } from './languages/all.gen.js';
import type { Words } from './words.js';

/** Tags of the languages in which boards exist. */
export const boardLanguages: readonly string[] = Object.keys(languages);

/** The words for this language tag; English if the language does not exist here. */
export const wordsIn = (tag: string): Words => inLanguage(languages, tag);
