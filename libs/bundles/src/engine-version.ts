/**
 * The version of the words that cards are said in. One more whenever a word is added to `vocabulary.gen.ts`
 * or begins to mean something else: a bundle names the versions that it was written for.
 */
export const ENGINE_VERSION = 4;
