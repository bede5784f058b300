import { inLanguage } from '#contracts';
import { languages } from './languages/all.gen.js';

/** What stands on the page beside what the event says itself. */
export type Words = typeof languages.en;

/** The tags of the languages that a page can be written in. */
export const tags = Object.keys(languages);

/** In the language of this tag; in English where we do not write that one. */
export const wordsIn = (tag: string): Words => inLanguage(languages, tag);
