import { distance } from 'fastest-levenshtein';
import { oncePerIndex } from './card-index.js';
import { cardLabel, cardsNamed, knownCards } from './catalogue.js';
import { nameKey } from './name-key.js';

const LONGEST = 60;

/**
 * How many letters may differ: one in five, at least one, so that not all short names are similar.
 */
const toleranceFor = (key: string): number => Math.max(1, Math.floor(key.length / 5));

const namesIn = oncePerIndex(
  ({ cards }): ReadonlyMap<string, string> =>
    new Map(cards.map(({ name }) => [nameKey(name), name])),
);

/**
 * What a name that no card has may mean: the cards of that name if only the subtitle is wrong, else
 * names that differ in few letters, the most similar first; at most `most`.
 */
export function similarNames(name: string, most = 3): string[] {
  const key = nameKey(name);
  const cards = cardsNamed(name);
  if (cards.length > 0) return cards.slice(0, most).map(cardLabel);
  if (key.length < 3 || key.length > LONGEST) return [];
  const limit = toleranceFor(key);
  return [...namesIn(knownCards())]
    .filter(([known]) => Math.abs(known.length - key.length) <= limit)
    .map(([known, shown]) => ({ shown, far: distance(known, key) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || a.shown.localeCompare(b.shown, 'en'))
    .slice(0, most)
    .map(({ shown }) => shown);
}
