import { describe, expect, it } from 'vitest';
import type { Deck } from '../deck/deck.js';
import { generateTrio } from '../generate/generate-deck.js';
import { formatRules } from './format-rules.js';
import { validateTrio } from './trilogy.js';

const rules = formatRules('trilogy', { on: '2026-11-21' });
const [one, two, three] = generateTrio('trilogy', rules);
const faults = (...decks: Deck[]) => validateTrio(decks, rules).problems;

describe('Trilogy', () => {
  it('CR 9.3.2: three decks that share nothing they may not share are legal', () => {
    expect(validateTrio([one, two, three], rules)).toEqual({ legal: true, problems: [] });
  });

  it('CR 9.3.2A: three decks, no more and no fewer', () => {
    expect(faults(one, two)).toMatchObject([{ code: 'trilogy/deck-count', data: { found: 2 } }]);
    expect(faults()).toMatchObject([{ code: 'trilogy/deck-count', data: { found: 0 } }]);
  });

  it('CR 9.3.2A: each deck is legal by itself, and a problem says in which', () => {
    expect(faults(one, { ...two, leaders: [] }, three)).toMatchObject([
      { code: 'deck/leader-count', place: { deck: 2 } },
    ]);
  });

  it('CR 9.3.2B: a leader stands in one deck only', () => {
    expect(faults(one, two, { ...three, leaders: one.leaders })).toMatchObject([
      {
        code: 'trilogy/leader-repeated',
        cards: [one.leaders[0]!.id],
        data: {
          decks: [
            { deck: 1, count: 1 },
            { deck: 3, count: 1 },
          ],
        },
      },
    ]);
  });

  it('CR 9.3.2B: a base stands in one deck only', () => {
    const base = { bases: [{ id: 'ASH_021', count: 1 }] };
    const found = faults({ ...one, ...base }, { ...two, ...base }, three).filter(({ code }) =>
      code.startsWith('trilogy/'),
    );
    expect(found).toMatchObject([
      {
        code: 'trilogy/base-repeated',
        cards: ['ASH_021'],
        data: { decks: [{ deck: 1 }, { deck: 2 }] },
      },
    ]);
  });

  it('CR 9.3.2B: three copies over all three decks, printings together', () => {
    const more = (deck: Deck, id: string, count: number): Deck => ({
      ...deck,
      main: [...deck.main.filter((card) => card.id !== 'SEC_258'), { id, count }],
    });
    const trio = (a: number, b: number) =>
      faults(more(one, 'SEC_258', a), more(two, 'ASH_258', b), {
        ...three,
        main: three.main.filter((card) => card.id !== 'SEC_258'),
      }).filter(({ code }) => code === 'trilogy/too-many-copies');
    expect(trio(1, 2)).toEqual([]);
    expect(trio(2, 2)).toMatchObject([
      {
        data: {
          card: 'Grassroots Resistance',
          found: 4,
          allowed: 3,
          decks: [
            { deck: 1, count: 2 },
            { deck: 2, count: 2 },
          ],
        },
      },
    ]);
  });

  it('CR 1.3.1: a card with its own limit keeps it over all three decks', () => {
    const swarm = (deck: Deck, count: number): Deck => ({
      ...deck,
      main: [...deck.main.filter((card) => card.id !== 'JTL_256'), { id: 'JTL_256', count }],
    });
    expect(faults(swarm(one, 5), swarm(two, 5), swarm(three, 5))).toEqual([]);
    expect(faults(swarm(one, 5), swarm(two, 5), swarm(three, 6))).toMatchObject([
      { code: 'trilogy/too-many-copies', data: { found: 16, allowed: 15 } },
    ]);
  });

  it('CR 9.3.2C: no sideboard', () => {
    expect(faults(one, two, { ...three, sideboard: [{ id: 'JTL_256', count: 1 }] })).toMatchObject([
      { code: 'deck/sideboard-too-large', place: { deck: 3 }, data: { found: 1, allowed: 0 } },
    ]);
  });
});
