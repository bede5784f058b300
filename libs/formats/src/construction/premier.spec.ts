import { describe, expect, it } from 'vitest';
import type { CardCount, Deck } from '../deck/deck.js';
import { generateDeck } from '../generate/generate-deck.js';
import { type LegalityManifest, swuLegality } from '#cards';
import { formatRules, premierRules } from './format-rules.js';
import { validateDeck, validatePremier } from './validate-deck.js';

const on = '2026-11-21';
const rules = premierRules({ on });

/**
 * 50 cards that were legal before the release of HMW, with a base that changes nothing, and ten in
 * the sideboard.
 */
const beforeHmw = premierRules({ on: '2026-08-30' });
const legal: Deck = { ...generateDeck('premier', beforeHmw), bases: [{ id: 'ASH_021', count: 1 }] };
const faults = (deck: Deck, under = rules) =>
  validateDeck(deck, under).problems.map(({ code }) => code);
const first = (cards: readonly CardCount[]): CardCount => cards[0]!;
/** The deck with this number of copies of one more card. */
const plus = (id: string, count: number): Deck => ({
  ...legal,
  main: [...legal.main, { id, count }],
});
const dropOne = (cards: readonly CardCount[]): CardCount[] =>
  cards
    .map((card, index) => (index === 0 ? { ...card, count: card.count - 1 } : card))
    .filter(({ count }) => count > 0);

describe('Premier', () => {
  it('CR 9.2.2: one leader, one base, fifty others and ten in the sideboard are legal', () => {
    expect(validatePremier(legal, { on })).toEqual({ legal: true, problems: [] });
  });

  it('CR 9.2.2A: exactly one leader', () => {
    expect(faults({ ...legal, leaders: [] })).toEqual(['deck/leader-count']);
    expect(
      faults({
        ...legal,
        leaders: [
          { id: 'ASH_001', count: 1 },
          { id: 'ASH_002', count: 1 },
        ],
      }),
    ).toEqual(['deck/leader-count']);
    expect(
      validateDeck({ ...legal, leaders: [{ id: 'ASH_001', count: 2 }] }, rules).problems,
    ).toMatchObject([{ code: 'deck/leader-count', data: { found: 2, required: 1 } }]);
  });

  it('CR 9.2.2A: exactly one base', () => {
    expect(faults({ ...legal, bases: [] })).toEqual(['deck/base-count']);
    expect(faults({ ...legal, bases: [{ id: 'ASH_021', count: 2 }] })).toEqual(['deck/base-count']);
  });

  it('CR 9.2.2A: at least fifty others; CR 1.2.1: no most', () => {
    expect(validateDeck({ ...legal, main: dropOne(legal.main) }, rules).problems).toMatchObject([
      { code: 'deck/too-few-cards', data: { found: 49, required: 50, changedBy: null } },
    ]);
    const everything = { ...legal, sideboard: [], main: [...legal.main, ...legal.sideboard] };
    expect(faults(everything)).toEqual([]);
  });

  it('CR 9.2.2A: leaders and bases do not lie among the others', () => {
    expect(validateDeck(plus('ASH_001', 1), rules).problems).toMatchObject([
      { code: 'deck/wrong-section', cards: ['ASH_001'], data: { type: 'Leader', section: 'main' } },
    ]);
    expect(faults({ ...legal, sideboard: [{ id: 'ASH_021', count: 1 }] })).toEqual([
      'deck/wrong-section',
    ]);
    expect(faults({ ...legal, leaders: [{ id: 'ASH_116', count: 1 }] })).toContain(
      'deck/wrong-section',
    );
  });

  it('CR 9.2.2B: three copies, four are one too many, also unique ones', () => {
    expect(faults(plus('ASH_258', 3))).toEqual([]);
    expect(validateDeck(plus('ASH_258', 4), rules).problems).toMatchObject([
      {
        code: 'deck/too-many-copies',
        data: { card: 'Grassroots Resistance', found: 4, allowed: 3, inSideboard: 0 },
      },
    ]);
  });

  it('CR 8.6.1: printings of a card are counted together', () => {
    const deck = {
      ...legal,
      main: [...legal.main, { id: 'ASH_258', count: 2 }, { id: 'SEC_258', count: 2 }],
    };
    expect(validateDeck(deck, rules).problems).toMatchObject([
      { code: 'deck/too-many-copies', cards: ['SEC_258'], data: { found: 4 } },
    ]);
  });

  it('CR 9.2.2B: main deck and sideboard are counted together unless the event says otherwise', () => {
    const { id, count } = legal.main.find((card) => card.count === 3)!;
    const deck = { ...legal, sideboard: [{ id, count: 1 }] };
    expect(validateDeck(deck, rules).problems).toMatchObject([
      { code: 'deck/too-many-copies', cards: [id], data: { found: count + 1, inSideboard: 1 } },
    ]);
    expect(
      faults(deck, premierRules({ on, override: { limits: { copiesSpan: 'main' } } })),
    ).toEqual([]);
  });

  it('CR 9.2.2C: a sideboard of at most ten', () => {
    const { id } = first(legal.sideboard);
    expect(faults({ ...legal, sideboard: [] })).toEqual([]);
    expect(
      faults({ ...legal, sideboard: [...legal.sideboard, { id: 'ASH_258', count: 1 }] }),
    ).toEqual(['deck/sideboard-too-large']);
    expect(
      faults(
        { ...legal, sideboard: [{ id, count: 1 }] },
        premierRules({ on, override: { limits: { maximumSideboard: 0 } } }),
      ),
    ).toEqual(['deck/sideboard-too-large']);
  });

  it.each([
    ['JTL_024', 59, 60, 10],
    ['JTL_025', 44, 45, -5],
  ])('CR 3.2.1A: base %s: %i are too few, %i enough', (id, tooFew, enough, change) => {
    const cards = [...legal.main, ...legal.sideboard];
    const size = (wanted: number): CardCount[] => {
      let left = wanted;
      return cards
        .map((card) => {
          const count = Math.min(card.count, left);
          left -= count;
          return { id: card.id, count };
        })
        .filter(({ count }) => count > 0);
    };
    const deck = (wanted: number): Deck => ({
      ...legal,
      bases: [{ id, count: 1 }],
      main: size(wanted),
      sideboard: [],
    });
    expect(validateDeck(deck(tooFew), rules).problems).toMatchObject([
      { code: 'deck/too-few-cards', data: { found: tooFew, required: enough, change } },
    ]);
    expect(faults(deck(enough))).toEqual([]);
  });

  it('CR 1.3.1: JTL_256 allows fifteen copies of itself', () => {
    expect(faults(plus('JTL_256', 15))).toEqual([]);
    expect(validateDeck(plus('JTL_256', 16), rules).problems).toMatchObject([
      { code: 'deck/too-many-copies', data: { found: 16, allowed: 15 } },
    ]);
  });

  it('names cards it has no facts of', () => {
    expect(faults(plus('ZZZ_003', 1))).toEqual(['deck/unknown-set']);
    expect(faults(plus('ASH_999', 1))).toEqual(['deck/unknown-card']);
    expect(faults(plus('ASH_258', -1))).toContain('deck/bad-count');
    expect(faults(plus('ASH_258', 0.5))).toContain('deck/bad-count');
    expect(faults(plus('__proto__', 1))).toEqual(['deck/unknown-set']);
  });
});

describe('legality by date', () => {
  it('refuses a rotated card and says which sets are legal', () => {
    expect(validateDeck(plus('SOR_193', 1), rules).problems).toMatchObject([
      {
        code: 'deck/not-in-legal-set',
        cards: ['SOR_193'],
        data: {
          sets: ['SOR'],
          legal: ['JTL', 'LOF', 'IBH', 'SEC', 'LAW', 'ASH', 'HMW', 'IC27'],
          since: '2026-03-13',
        },
      },
    ]);
    expect(faults({ ...legal, sideboard: [{ id: 'SOR_193', count: 1 }] })).toEqual([
      'deck/not-in-legal-set',
    ]);
  });

  it('lets a reprint in a legal set make the old card legal', () => {
    expect(faults(plus('SOR_033', 1))).toEqual([]);
  });

  it('follows the calendar', () => {
    const before = premierRules({ on: '2026-07-16' });
    expect(faults(plus('ASH_116', 1), before)).toContain('deck/not-in-legal-set');
    const old: Deck = {
      leaders: [{ id: 'SOR_005', count: 1 }],
      bases: [{ id: 'SOR_020', count: 1 }],
      main: [{ id: 'SOR_193', count: 3 }],
      sideboard: [],
    };
    expect(faults(old, premierRules({ on: '2026-03-12T23:00:00Z' }))).toEqual([
      'deck/too-few-cards',
    ]);
    expect(faults(old, premierRules({ on: '2026-03-13' }))).toContain('deck/not-in-legal-set');
  });

  it('refuses a suspended card while the suspension lasts', () => {
    expect(faults(plus('SHD_213', 1), premierRules({ on: '2025-04-10' }))).not.toContain(
      'deck/suspended',
    );
    expect(faults(plus('SHD_213', 1), premierRules({ on: '2025-04-11' }))).toContain(
      'deck/suspended',
    );
    const suspendedThen = formatRules('eternal', { on: '2026-10-08' });
    expect(validateDeck(plus('JTL_140', 1), suspendedThen).problems).toMatchObject([
      {
        code: 'deck/suspended',
        cards: ['JTL_140'],
        data: { card: "IG-2000 | Assassin's Aggressor", from: '2026-04-24' },
      },
    ]);
    expect(faults(plus('JTL_140', 1))).toEqual([]);
  });

  it('gives a card back on the day its suspension ends', () => {
    for (const card of ['JTL_140', 'JTL_170']) {
      expect(faults(plus(card, 1), formatRules('eternal', { on: '2026-10-08' }))).toContain(
        'deck/suspended',
      );
      expect(faults(plus(card, 1), formatRules('eternal', { on: '2026-10-09' }))).toEqual([]);
    }
  });

  it('refuses a suspended leader by name and day', () => {
    const deck = { ...legal, leaders: [{ id: 'ASH_011', count: 1 }] };
    expect(validateDeck(deck, premierRules({ on: '2026-08-30' })).problems).toEqual([]);
    expect(validateDeck(deck, rules)).toMatchObject({
      legal: false,
      problems: [{ code: 'deck/suspended', data: { from: '2026-08-31', confidence: 'high' } }],
    });
  });

  it('takes HMW from the day it comes out', () => {
    expect(faults(plus('HMW_085', 1), premierRules({ on: '2026-10-08' }))).toEqual([
      'deck/not-in-legal-set',
    ]);
    expect(faults(plus('HMW_085', 1), premierRules({ on: '2026-10-09' }))).toEqual([]);
  });

  it('only tells of a suspension that is not confirmed', () => {
    const rumour: LegalityManifest = {
      ...swuLegality,
      entries: swuLegality.entries.map((entry) =>
        entry.kind === 'suspension' ? { ...entry, confidence: 'low' } : entry,
      ),
    };
    const deck = { ...legal, leaders: [{ id: 'ASH_011', count: 1 }] };
    expect(validateDeck(deck, premierRules({ on, manifest: rumour }))).toMatchObject({
      legal: true,
      problems: [{ code: 'deck/suspension-unconfirmed', severity: 'notice' }],
    });
  });
});

describe("an organizer's override", () => {
  const under = (override: Parameters<typeof premierRules>[0]['override'] & object) =>
    premierRules({ on, override });

  it('adds and removes sets', () => {
    expect(faults(plus('SOR_193', 1), under({ addSets: ['SOR'] }))).toEqual([]);
    expect(faults(plus('ASH_116', 1), under({ removeSets: ['ASH'] }))).toContain(
      'deck/not-in-legal-set',
    );
  });

  it('allows single cards by any printing, suspended ones too', () => {
    expect(faults(plus('SHD_231', 1), under({ allowCards: ['SHD_231'] }))).toEqual([]);
    expect(
      faults(
        plus('JTL_140', 1),
        formatRules('eternal', { on: '2026-10-08', override: { allowCards: ['JTL_140'] } }),
      ),
    ).toEqual([]);
  });

  it('bans cards, which wins over allowing them', () => {
    expect(
      validateDeck(plus('ASH_258', 1), under({ banCards: ['ASH_258'], allowCards: ['ASH_258'] })),
    ).toMatchObject({
      legal: false,
      problems: [{ code: 'deck/banned-by-organizer', cards: ['SEC_258'] }],
    });
  });

  it('changes limits', () => {
    expect(faults(legal, under({ limits: { minimumMain: 60 } }))).toEqual(['deck/too-few-cards']);
    expect(faults(plus('ASH_258', 4), under({ limits: { maximumCopies: null } }))).toEqual([]);
    expect(under({ limits: { minimumMain: undefined } })).toEqual(rules);
  });
});
