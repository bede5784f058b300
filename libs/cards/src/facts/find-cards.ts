import type { CardFacts } from './card-facts.js';
import { oncePerIndex } from './card-index.js';
import { knownCards } from './catalogue.js';
import { nameKey } from './name-key.js';

/** A shorter text occurs in nearly every card. */
const SHORTEST = 2;

/** The searched text of each card; a space precedes each part of its name. */
const wordsIn = oncePerIndex(({ cards }) =>
  cards.map((card) => ({
    card,
    words: ` ${nameKey(card.name)} ${nameKey(card.subtitle ?? '')}`,
  })),
);

/**
 * Cards whose name or subtitle contains the written text, each once, by its earliest printing; at
 * most `most`. Names that begin with it come first, then those in which a word begins with it.
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
