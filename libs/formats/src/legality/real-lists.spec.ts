import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDeck } from '../check-deck.js';
import { formatRules, premierRules, type FormatRules } from '../construction/format-rules.js';

const on = '2026-11-27';
const folder = new URL('../../../../../shared/data/', import.meta.url);
const here = existsSync(folder);
if (!here) console.warn('Skipped: lists of real decks are not judged, ../shared/data is not here.');

const refused = (
  of: string,
  rules: FormatRules,
): readonly (readonly [string, readonly string[]])[] =>
  readdirSync(new URL(`${of}/`, folder))
    .filter((file) => file.endsWith('.swudb.json'))
    .map((file) => {
      const { verdict } = checkDeck(readFileSync(new URL(`${of}/${file}`, folder), 'utf8'), rules);
      return [file, verdict.legal ? [] : verdict.problems.map(({ code }) => code)] as const;
    })
    .filter(([, codes]) => codes.length > 0);

describe.skipIf(!here)('lists that people play', () => {
  it.each(['decks-premier-2026-09', 'decks-hmw'])('%s are accepted in Premier', (of) => {
    expect(refused(of, premierRules({ on }))).toEqual([]);
  });

  it('decks-ts26 are accepted in Twin Suns, but for the one that has 79 cards', () => {
    const rules = formatRules('twin-suns', { on, pool: 'eternal' });
    expect(refused('decks-ts26', rules)).toEqual([
      ['improvised-tactics.swudb.json', ['deck/too-few-cards']],
    ]);
  });
});
