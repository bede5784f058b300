import type { CardFacts } from './card-facts.js';
import { oncePerIndex } from './card-index.js';
import { knownCards } from './catalogue.js';
import { nameKey } from './name-key.js';

/** Shorter than that, nearly every card has it. */
const SHORTEST = 2;

/** Each card by what is looked for in it: a space begins each part of its name. */
const wordsIn = oncePerIndex(({ cards }) =>
  cards.map((card) => ({
    card,
    words: ` ${nameKey(card.name)} ${nameKey(card.subtitle ?? '')}`,
  })),
);

/**
 * Cards whose name or subtitle holds what somebody has written of it, each once, by its earliest printing;
 * at most `most`. Those whose name begins with it come first, then those that hold it as the start of a word.
 */
export function findCards(written: string, most: number): readonly CardFacts[] {
  const key = nameKey(written);
  if (key.length < SHORTEST) return [];
  const weight = (words: string): number => {
    if (words.startsWith(` ${key}`)) return 0;
    return words.includes(` ${key}`) ? 1 : words.includes(key) ? 2 : 3;
  };
  return wordsIn(knownCards())
    .map(({ card, words }) => ({ card, weight: weight(words) }))
    .filter((found) => found.weight < 3)
    .sort((a, b) => a.weight - b.weight || a.card.name.localeCompare(b.card.name, 'en'))
    .slice(0, most)
    .map(({ card }) => card);
}
