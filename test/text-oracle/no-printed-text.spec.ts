import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setCodes } from '#cards';
import { describe, expect, it } from 'vitest';
import { printedCards, printedCardsAreHere, printedLines } from './printed.js';

const root = join(import.meta.dirname, '../..');
/** Shorter ones are figures of speech of the rulebook: "Draw a card." */
const LONG = 40;

const sources = (): string =>
  [
    'libs/cards',
    'libs/rules/src',
    'apps/cli/src',
    'tools/import-set',
    'tools/card-text',
    'test/text-oracle',
    'docs',
  ]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((f) => /\.(ts|tsx|md|json)$/.test(f))
        .map((f) => readFileSync(join(root, folder, f), 'utf8')),
    )
    .join('\n');

describe.skipIf(!printedCardsAreHere)('the sources', () => {
  it('hold no printed sentence of any card', () => {
    const text = sources();
    const sentences = new Set(
      setCodes
        .flatMap((set) => printedCards(set).flatMap(printedLines))
        .filter((line) => line.length > LONG),
    );
    expect([...sentences].filter((line) => text.includes(line))).toEqual([]);
  });
});
