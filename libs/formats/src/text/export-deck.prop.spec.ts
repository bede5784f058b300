import { allCards, cardLabel } from '#cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalDeck, deckJson, sameDeck, type Deck } from '../deck/deck.js';
import { splitSideboard } from '../deck/split-sideboard.js';
import { toMeleeText, toSwudbJson } from './export-deck.js';
import { parseCards } from './parse-deck.js';

const of = (...types: string[]) =>
  allCards.filter((card) => types.includes(card.type)).map((card) => card.id);
const counts = (ids: string[], most: number) =>
  fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...ids), count: fc.integer({ min: 1, max: 99 }) }),
    { minLength: 1, maxLength: most, selector: ({ id }) => id },
  );
const others = of('Unit', 'Event', 'Upgrade');
const anyDeck: fc.Arbitrary<Deck> = fc.record({
  leaders: counts(of('Leader'), 2),
  bases: counts(of('Base'), 1),
  main: counts(others, 30),
  sideboard: fc.oneof(fc.constant([]), counts(others, 10)),
});

describe('a deck written and read again', () => {
  it('is the same deck in SWUDB JSON, name included', () => {
    fc.assert(
      fc.property(anyDeck, fc.stringMatching(/^[\w'"\\/ -]{1,40}$/), (deck, name) => {
        const named = name.trim() === '' ? deck : { ...deck, name: name.trim() };
        const parsed = parseCards(toSwudbJson(named));
        expect(parsed).toMatchObject({ format: 'swudb', problems: [] });
        expect(parsed.deck).toEqual(canonicalDeck(named));
      }),
    );
  });

  it('is the same deck in Melee text', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const parsed = parseCards(toMeleeText(deck));
        expect(parsed).toMatchObject({ format: 'melee', problems: [] });
        expect(parsed.deck).toEqual(canonicalDeck(deck));
      }),
    );
  });

  it('finds every single card by its name and subtitle', () => {
    for (const card of allCards) {
      const heading = card.type === 'Leader' ? 'Leaders' : card.type === 'Base' ? 'Base' : 'Deck';
      const { deck, problems } = parseCards(`${heading}\n1 | ${cardLabel(card)}`);
      expect(problems, card.id).toEqual([]);
      expect([...deck.leaders, ...deck.bases, ...deck.main], card.id).toEqual([
        { id: card.id, count: 1 },
      ]);
    }
  });
});

describe('the canonical form', () => {
  it('does not depend on order or on how copies are split over lines', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const split = {
          ...deck,
          main: [...deck.main].reverse().flatMap(({ id, count }) =>
            count > 1
              ? [
                  { id, count: 1 },
                  { id, count: count - 1 },
                ]
              : [{ id, count }],
          ),
        };
        expect(deckJson(split)).toBe(deckJson(deck));
        expect(sameDeck(split, { ...deck, name: 'another name' })).toBe(true);
      }),
    );
  });

  it('moving a sideboard out of the main deck undoes putting it in', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const together = { ...deck, main: [...deck.main, ...deck.sideboard], sideboard: [] };
        expect(sameDeck(splitSideboard(together, deck.sideboard), deck)).toBe(true);
      }),
    );
  });
});
