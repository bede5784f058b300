/**
 * `npm run import-set -- FILE...`: turns a file of card facts (JSON, one array of cards) into `libs/cards/src/facts/<set>.gen.ts`, and lists
 * for each card which nodes its text seems to need and what in it no node says; at the end how many cards can be said now, and the missing
 * phrases, the most frequent first.
 * `npm run import-set -- --reprints FILE`: the same for a file that maps a later printing to the earliest one.
 * Only facts are taken. Printed sentences are read for that and left behind.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { factsOf } from './import-set/facts-of.js';
import { missingByFrequency, neededNodes, type Need } from './import-set/needed-nodes.js';
import { readSourceCards } from './import-set/source-card.js';

const FACTS_FOLDER = 'libs/cards/src/facts';

const PHRASES_SHOWN = 25;

/** What remains to be written of a set, card by card. The reduced words appear on the screen and nowhere else. */
const printNeeds = (set: string, needs: readonly Need[]): void => {
  for (const { id, nodes, missing } of needs)
    console.log(
      `${id}  ${nodes.join(', ')}${missing.length > 0 ? `\n         missing: ${missing.join(' | ')}` : ''}`,
    );
  const frequent = missingByFrequency(needs);
  console.log(`${frequent.length} phrases that no node says; the most frequent:`);
  for (const [phrase, times] of frequent.slice(0, PHRASES_SHOWN))
    console.log(`${String(times).padStart(4)} x ${phrase}`);
  console.log(
    `${set}: ${needs.filter((n) => n.missing.length === 0).length} of ${needs.length} cards sayable now`,
  );
};

const importSet = (file: string): void => {
  const source = readSourceCards(file);
  const cards = source.map(factsOf);
  const set = cards[0]!.id.split('_')[0]!;
  const strangers = cards.filter((card) => !card.id.startsWith(`${set}_`)).map((card) => card.id);
  if (strangers.length > 0)
    throw new Error(`${file}: cards of another set: ${strangers.join(', ')}`);
  const rows = [...cards]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((card) => `  ${JSON.stringify(card)},`);
  const target = `${FACTS_FOLDER}/${set.toLowerCase()}.gen.ts`;
  const head = [
    '// Made by `npm run import-set`; do not edit by hand.',
    "import type { CardFacts } from './card-facts.js';",
    '',
  ];
  writeFileSync(
    target,
    [
      ...head,
      `export const ${set.toLowerCase()}: readonly CardFacts[] = [`,
      ...rows,
      '];',
      '',
    ].join('\n'),
  );
  printNeeds(set, source.map(neededNodes));
  console.log(
    `${target}: ${cards.length} cards, ${cards.filter((card) => card.onlyKeywords !== undefined).length} of them only keywords`,
  );
};

const importReprints = (file: string): void => {
  const pairs = Object.entries(
    z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))),
  );
  const rows = pairs
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([later, first]) => `  ${later}: '${first}',`);
  const target = `${FACTS_FOLDER}/reprints.gen.ts`;
  const head = [
    '// Made by `npm run import-set -- --reprints`; do not edit by hand.',
    "import type { CardId } from './card-facts.js';",
    '',
  ];
  const note = '/** Later printing to earliest printing: one card (CR 8.6). */';
  writeFileSync(
    target,
    [
      ...head,
      note,
      'export const reprints: Readonly<Record<CardId, CardId>> = {',
      ...rows,
      '};',
      '',
    ].join('\n'),
  );
  console.log(`${target}: ${pairs.length} reprints`);
};

const [first, ...rest] = process.argv.slice(2);
if (first === undefined) {
  console.error('Usage: npm run import-set -- FILE... | --reprints FILE');
  process.exitCode = 1;
} else if (first === '--reprints') rest.forEach(importReprints);
else [first, ...rest].forEach(importSet);
