import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDeck } from '../check-deck.js';
import { premierRules } from '../construction/format-rules.js';
import { deckProblemText } from '../deck/problem-text.js';
import { hasErrors } from '../deck/problem.js';
import { deckSections, isCount } from '../deck/deck.js';
import { MAX_DECK_TEXT, parseDeck } from './parse-deck.js';

const samples = new URL('../../../../test/samples/decks/', import.meta.url);
const texts = readdirSync(samples).map((file) => readFileSync(new URL(file, samples), 'utf8'));
const rules = premierRules({ on: '2026-11-21' });

/** Words that appear in a text if the program has lost a value. */
const ofNobody = /undefined|NaN|\[object/;

/** Checks what must hold for every answer, whatever was pasted. */
const answerIsSound = (text: string): void => {
  const { deck, places, problems, verdict } = checkDeck(text, rules);
  const cards = deckSections.flatMap((section) => deck[section]);
  if (!hasErrors(problems))
    expect(cards.length, 'a text without errors gives cards').toBeGreaterThan(0);
  if (verdict.legal) expect(hasErrors(problems)).toBe(false);
  for (const { id, count } of cards) {
    expect(id).toMatch(/^[A-Z]{3}_\d{3}$/);
    expect(isCount(count) || places.filter((at) => at.id === id).length > 1).toBe(true);
  }
  const lines = text.split(/\r\n|\r|\n/).length;
  for (const found of verdict.problems) {
    // Pasted text may be quoted, and may contain such a word itself.
    for (const locale of ['en', 'es'] as const)
      if (!ofNobody.test(text)) expect(deckProblemText(found, locale)).not.toMatch(ofNobody);
    if (found.place.line !== undefined) expect(found.place.line).toBeLessThanOrEqual(lines);
  }
};

/** Cuts, duplicates and swaps parts of a real deck and inserts hostile text. */
const poison = fc.constantFrom(
  '-3',
  '1e309',
  '99999999999999999999',
  '0',
  'null',
  '[]',
  '{}',
  '"__proto__"',
  '"constructor"',
  '\u0000',
  '\uFEFF',
  '\u202E',
  '\uD800',
  '\u2028',
  '|',
  '[ ] ',
  '\r',
  '\\',
  '"',
  '{',
  '}',
  '\u0421unning',
);
const mutated = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(fc.tuple(fc.nat(), fc.nat(40), poison, fc.nat(2)), { minLength: 1, maxLength: 6 }),
  )
  .map(([text, changes]) =>
    changes.reduce((now, [where, length, bad, how]) => {
      const at = where % (now.length + 1);
      if (how === 0) return now.slice(0, at) + bad + now.slice(at);
      if (how === 1) return now.slice(0, at) + now.slice(at + length);
      return now.slice(0, at) + now.slice(at, at + length) + now.slice(at);
    }, text),
  );

const bytes = fc.uint8Array({ maxLength: 2000 }).map((data) => new TextDecoder().decode(data));

describe('whatever is pasted', () => {
  it('random text is answered', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 500 }), answerIsSound), {
      numRuns: 500,
    }));
  it('random bytes are answered', () =>
    fc.assert(fc.property(bytes, answerIsSound), { numRuns: 300 }));
  it('random JSON is answered', () =>
    fc.assert(fc.property(fc.json(), answerIsSound), { numRuns: 300 }));
  it('mutated real decks are answered', () =>
    fc.assert(fc.property(mutated, answerIsSound), { numRuns: 800 }));

  it('JSON of the right shape with hostile values is answered', () => {
    const id = fc.oneof(
      fc.constantFrom(
        'ASH_005',
        'LAW_3',
        'SOR_T01',
        '__proto__',
        'SOR_455',
        'ＳＯＲ_005',
        'SOR_0000',
      ),
      fc.anything(),
    );
    const count = fc.oneof(fc.integer(), fc.double(), fc.anything());
    const card = fc.oneof(fc.record({ id, count }, { requiredKeys: [] }), fc.anything());
    const hostile = fc.record(
      {
        metadata: fc.anything(),
        leader: card,
        secondleader: card,
        leader2: card,
        base: card,
        deck: fc.array(card),
        sideboard: fc.oneof(fc.array(card), fc.anything()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(hostile, (value) => answerIsSound(JSON.stringify(value))),
      { numRuns: 500 },
    );
  });

  it.each([
    ['deep lists', '['.repeat(MAX_DECK_TEXT), 'deck/bad-json'],
    ['deep objects', '{"a":'.repeat(10_000), 'deck/bad-json'],
    ['one huge text', `"${'a'.repeat(60_000)}"`, 'deck/wrong-type'],
    ['an unfinished huge text', `"${'\\\\'.repeat(30_000)}`, 'deck/bad-json'],
    ['a huge line', `Deck\n1 ${' '.repeat(60_000)}| x`, 'deck/unknown-card'],
    ['a huge line of boxes', '[ ]'.repeat(20_000), 'deck/bad-count'],
    [
      'a line that ends twice',
      `Deck\n1${' '.repeat(30_000)}\u2028${' '.repeat(30_000)}`,
      'deck/bad-line',
    ],
    ['sixty thousand lines', `Deck${'\n1'.repeat(30_000)}`, 'deck/bad-line'],
    ['blanks', ' \n\t\u00A0\uFEFF', 'deck/empty'],
    ['nothing', '', 'deck/empty'],
    ['headings without cards', 'Leaders\n\nBase\n\nDeck\n', 'deck/empty'],
    ['an address', ' https://swudb.com/deck/AbC123\n', 'deck/link'],
    ['prose', 'My deck is the best one.', 'deck/unknown-format'],
    ['too much', 'x'.repeat(MAX_DECK_TEXT + 1), 'deck/too-long'],
  ])('%s are refused', (_name, text, code) => {
    expect(parseDeck(text).problems[0]).toMatchObject({ code, severity: 'error' });
    answerIsSound(text);
  });
});
