import type { CardFacts } from './card-facts.js';
import { knownCards } from './catalogue.js';
import { nameKey } from './name-key.js';

/** Shorter than that, nearly every card has it. */
const SHORTEST = 2;

/**
 * Cards whose name or subtitle holds what somebody has written of it, each once, by its earliest printing;
 * at most `most`. Those whose name begins with it come first, then those that hold it as the start of a word.
 */
export function findCards(written: string, most: number): readonly CardFacts[] {
  const key = nameKey(written);
  if (key.length < SHORTEST) return [];
  const weight = ({ name, subtitle = '' }: CardFacts): number => {
    const whole = ` ${nameKey(name)} ${nameKey(subtitle)}`;
    if (whole.startsWith(` ${key}`)) return 0;
    return whole.includes(` ${key}`) ? 1 : whole.includes(key) ? 2 : 3;
  };
  return knownCards()
    .cards.map((card) => ({ card, weight: weight(card) }))
    .filter((found) => found.weight < 3)
    .sort((a, b) => a.weight - b.weight || a.card.name.localeCompare(b.card.name, 'en'))
    .slice(0, most)
    .map(({ card }) => card);
}
