import { readdirSync, readFileSync } from 'node:fs';
import { allPrintings, cardById, nameKey } from '#cards';
import { describe, expect, it } from 'vitest';
import { checkDeck } from './check-deck.js';
import { formatRules, premierRules } from './construction/format-rules.js';
import { cardTotal, deckJson, sameDeck, type Deck } from './deck/deck.js';
import { deckProblemText } from './deck/problem-text.js';
import { splitSideboard } from './deck/split-sideboard.js';
import { generateDeck } from './generate/generate-deck.js';
import { parseDeck } from './text/parse-deck.js';

const on = '2026-11-21';
const premier = premierRules({ on });
const folder = new URL('../../../test/samples/decks/', import.meta.url);
const sample = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const files = readdirSync(folder);
const LEGAL_STARTERS = [
  'starter-ash-emperor-palpatine',
  'starter-ash-luke-skywalker',
  'starter-ibh-darth-vader',
  'starter-ibh-leia-organa',
  'starter-law-jabba-the-hutt',
  'starter-law-leia-organa',
  'starter-sec-chancellor-palpatine',
  'starter-sec-padme-amidala',
];

/** The deck of a picklist after its owner has said which cards are the sideboard. */
const threeFormats = (read: (format: string) => string): [Deck, Deck, Deck] => {
  const [json, melee, picklist] = ['swudb.json', 'melee.txt', 'picklist.txt'].map((format) =>
    parseDeck(read(format)),
  );
  expect([json!.format, melee!.format, picklist!.format]).toEqual(['swudb', 'melee', 'picklist']);
  expect([json!.problems, melee!.problems, picklist!.problems.map(({ code }) => code)]).toEqual([
    [],
    [],
    ['deck/sideboard-not-told'],
  ]);
  return [json!.deck, melee!.deck, splitSideboard(picklist!.deck, json!.deck.sideboard)];
};

const areOneDeck = ([json, melee, picklist]: [Deck, Deck, Deck]): void => {
  expect([cardTotal(json.main), cardTotal(json.sideboard)]).toEqual([50, 10]);
  expect(sameDeck(json, melee)).toBe(true);
  expect(sameDeck(json, picklist)).toBe(true);
};

describe('the sample decks', () => {
  it('one tournament deck comes out the same in its three formats', () => {
    areOneDeck(threeFormats((format) => sample(`han-solo-level-1313.${format}`)));
  });

  it('that tournament deck was legal before its sets left Premier, but for what was suspended', () => {
    const text = sample('han-solo-level-1313.swudb.json');
    expect(checkDeck(text, premierRules({ on: '2025-04-10' })).verdict).toEqual({
      legal: true,
      problems: [],
    });
    expect(checkDeck(text, premierRules({ on: '2025-04-11' })).verdict.problems).toMatchObject([
      { code: 'deck/suspended', cards: ['SHD_213'], place: { line: 12 } },
    ]);
    expect(checkDeck(text, formatRules('eternal', { on })).verdict).toEqual({
      legal: true,
      problems: [],
    });
  });

  it('starter decks are legal in Eternal, and in Premier those of sets that are still in', () => {
    const starters = files.filter((file) => file.startsWith('starter-'));
    expect(starters).toHaveLength(18);
    const legal = (rules: typeof premier) =>
      starters
        .filter((file) => checkDeck(sample(file), rules).verdict.legal)
        .map((file) => file.replace('.swudb.json', ''));
    expect(legal(premier)).toEqual(LEGAL_STARTERS);
    expect(legal(formatRules('eternal', { on }))).toHaveLength(18);
  });

  it('a starter of a set without facts is refused line by line', () => {
    const { verdict } = checkDeck(
      sample('starter-ibh-leia-organa.swudb.json').replaceAll('IBH_', 'XYZ_'),
      premier,
    );
    expect(new Set(verdict.problems.map(({ code }) => code))).toEqual(
      new Set(['deck/unknown-set']),
    );
    expect(verdict.problems).toHaveLength(25);
    expect(deckProblemText(verdict.problems[2]!, 'es')).toBe(
      'Línea 6: «XYZ_003»: aquí no se conocen las cartas de XYZ.',
    );
  });

  it('24 generated decks are legal, distinct and what their seeds give', () => {
    const generated = files.filter((file) => file.startsWith('premier-'));
    const decks = generated.map((file) => checkDeck(sample(file), premier));
    expect(decks.map(({ verdict }) => verdict.problems)).toEqual(
      Array.from({ length: 24 }, () => []),
    );
    expect(new Set(decks.map(({ deck: { name: _name, ...cards } }) => deckJson(cards))).size).toBe(
      24,
    );
    const asThen = premierRules({ on, override: { removeSets: ['IBH', 'HMW', 'IC27'] } });
    decks.forEach(({ deck }, index) =>
      expect(sameDeck(deck, generateDeck(`sample-${index + 1}`, asThen)), generated[index]).toBe(
        true,
      ),
    );
  });
});

describe('names and numbers agree', () => {
  it('every printing leads to the card of its name', () => {
    const wrong = allPrintings.filter((card) => {
      const { deck } = parseDeck(
        JSON.stringify({ leader: null, base: null, deck: [{ id: card.id, count: 1 }] }),
      );
      return nameKey(cardById(deck.main[0]?.id ?? '')?.name ?? '') !== nameKey(card.name);
    });
    expect(wrong).toEqual([]);
  });
});
