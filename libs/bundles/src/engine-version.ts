/**
 * The version of the vocabulary in which cards are described. It is raised whenever a word is added
 * to `vocabulary.gen.ts` or changes its meaning: a bundle states the versions for which it was
 * written.
 */
export const ENGINE_VERSION = 4;
