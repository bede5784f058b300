import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOOK_GUARDS, rulebooks, testedBy } from '#games';
import { carriedExamples, RUNNERS } from './runners.js';

const root = join(import.meta.dirname, '../..');

describe.each(Object.entries(rulebooks))('the rulebook of %s', (game, rows) => {
  const examples = carriedExamples(game);
  const proven = new Set(rows.flatMap((row) => testedBy(row).examples));
  const titles = rows.flatMap((row) => testedBy(row).titles);

  it.each([...proven].filter((id) => examples.some((one) => one.id === id)))(
    'has %s come out as the example says',
    (id) => {
      const { passed, failed } = RUNNERS[game]!(examples.filter((one) => one.id === id));
      expect({ passed, failed }).toEqual({ passed: 1, failed: [] });
    },
  );

  it('cites examples that there are, and no two rules say the same', () => {
    expect([...proven].filter((id) => !examples.some((one) => one.id === id))).toEqual([]);
    expect(new Set(rows.map(({ says }) => says)).size).toBe(rows.length);
  });

  it.each(titles)('cites a test that there is: $spec, $title', ({ spec, title }) => {
    expect(existsSync(join(root, spec))).toBe(true);
    expect(readFileSync(join(root, spec), 'utf8')).toContain(`'${title}'`);
  });

  it('names changes that can still be tried, of rules that have a test', () => {
    for (const { rules, file, from } of BOOK_GUARDS.filter((guard) => guard.game === game)) {
      expect(
        readFileSync(join(root, 'libs/games/src', file), 'utf8').split(from),
        `${file}: ${from}`,
      ).toHaveLength(2);
      for (const id of rules)
        expect(rows.find((row) => row.id === id)?.status, id).toBe('implemented');
    }
  });
});

const openIn = (game: keyof typeof rulebooks): readonly string[] =>
  rulebooks[game].flatMap(({ id, status }) => (status === 'open' ? [id] : []));

describe('rules without a test', () => {
  it('are known by name', () => {
    expect({
      swtcg: openIn('swtcg'),
      destiny: openIn('destiny'),
      xwing: openIn('xwing'),
    }).toMatchInlineSnapshot(`
      {
        "destiny": [],
        "swtcg": [
          "pilot.falls",
        ],
        "xwing": [
          "1.wampa",
          "2.spending.nothing",
          "2.skill.risen",
          "3.pilot.captain-yorr",
          "3.pilot.corran-horn",
          "3.pilot.fels-wrath",
          "3.pilot.nashtah-pup",
          "3.pilot.tel-trevura",
          "3.pilot.zeb-orrelios",
          "3.upgrade.adaptability",
          "3.upgrade.c-3po",
          "3.upgrade.experimental-interface",
          "3.upgrade.attanni-mindlink",
          "5.general.own-order",
          "5.general.torpedoes",
          "5.general.docked",
        ],
      }
    `);
  });
});
