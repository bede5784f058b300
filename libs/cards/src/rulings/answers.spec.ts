import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playableBook } from '../behaviour/book.js';
import { publishedRulings, rulingAnswers } from './answers.js';
import { rulingsIn } from './citations.js';
import { TESTED } from './tested.gen.js';
import { cardOf } from './testing.js';

const OFFICIAL = join(import.meta.dirname, '../../../../../shared/rules/rulings-2026-08.json');
const book = playableBook();

/** The whole text of the card, on every side. */
const said = (card: string): string => {
  const d = book.cards.get(card);
  return d ? JSON.stringify([d.abilities, d.back, d.asUpgrade, d.flip]) : '';
};

describe('the answers to the official rulings', () => {
  const answers = rulingAnswers();

  it('answer each ruling once', () => {
    expect(answers.map(({ ruling }) => ruling).sort()).toEqual(publishedRulings().sort());
  });

  it('name tests that are there (npx conclave cards --rulings --write)', () => {
    const specs = readdirSync(import.meta.dirname).filter((f) => f.endsWith('.spec.ts'));
    const cited = specs
      .sort()
      .flatMap((spec) =>
        rulingsIn(readFileSync(join(import.meta.dirname, spec), 'utf8')).map(
          ({ ruling, title }) => `${spec} ${ruling}: ${title}`,
        ),
      );
    const named = Object.entries(TESTED).flatMap(([spec, titles]) =>
      titles.map(([ruling, title]) => `${spec} ${ruling}: ${title}`),
    );
    expect(named.sort()).toEqual(cited.sort());
  });

  it('point to lines that the cards have', () => {
    const wrong = answers.filter(
      (a) => a.by === 'definition' && !said(cardOf(a.ruling)).includes(a.says),
    );
    expect(wrong).toEqual([]);
  });

  it.skipIf(!existsSync(OFFICIAL))('leave out none of the published list', () => {
    const list = JSON.parse(readFileSync(OFFICIAL, 'utf8')) as { id: string; rulings: string[] }[];
    const counts = new Map<string, number>();
    for (const { id, rulings } of list) counts.set(id, (counts.get(id) ?? 0) + rulings.length);
    const published = [...counts].flatMap(([id, n]) =>
      Array.from({ length: n }, (_, i) => `${id}#${i + 1}`),
    );
    expect(publishedRulings().sort()).toEqual(published.sort());
  });
});
