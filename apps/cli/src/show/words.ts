import { inLanguage } from '#contracts';
import { languages } from './languages/all.gen.js';

/** The texts of the page, other than the event's own data. */
export type Words = typeof languages.en;

/** The tags of the languages in which a page can be written. */
export const tags = Object.keys(languages);

/** The texts in the language of this tag; English if that language is not supported. */
export const wordsIn = (tag: string): Words => inLanguage(languages, tag);
