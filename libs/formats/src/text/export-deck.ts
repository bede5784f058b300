import { canonicalDeck, type CardCount, type Deck } from '../deck/deck.js';
import { labelOf } from '../deck/label.js';

/**
 * SWUDB JSON. The format has no place for more than two leaders, so further ones are not written.
 */
export const toSwudbJson = (deck: Deck): string => {
  const { name, leaders, bases, main, sideboard } = canonicalDeck(deck);
  // Two copies of one leader (illegal, but possible in a deck) are one entry of the format.
  const [leader = null, secondleader] = leaders;
  return JSON.stringify(
    {
      metadata: { name: name ?? '', author: '' },
      leader,
      ...(secondleader ? { secondleader } : {}),
      base: bases[0] ?? null,
      deck: main,
      sideboard,
    },
    null,
    1,
  );
};

const section = (heading: string, cards: readonly CardCount[]): string[] =>
  cards.length === 0
    ? []
    : [[heading, ...cards.map(({ id, count }) => `${count} | ${labelOf(id)}`)].join('\n')];

/**
 * The text that Melee accepts. A card without facts is written by its number, because its name is
 * unknown.
 */
export const toMeleeText = (deck: Deck): string => {
  const { leaders, bases, main, sideboard } = canonicalDeck(deck);
  return `${[
    ...section('Leaders', leaders),
    ...section('Base', bases),
    ...section('Deck', main),
    ...section('Sideboard', sideboard),
  ].join('\n\n')}\n`;
};
