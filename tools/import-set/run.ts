import { readFileSync, writeFileSync } from 'node:fs';
import { allCards, type CardFacts, isPlayable, setOfPrinting } from '#cards';
import { z } from 'zod';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { copiesIn } from './copies.js';
import { factsOf } from './facts-of.js';
import { readSourceCards, type SourceCard } from './source-card.js';
import { toWrite } from './to-write.js';

const FACTS_FOLDER = 'libs/cards/src/facts';
const REPRINTS = `${FACTS_FOLDER}/reprints.gen.ts`;
const headOfFacts =
  '// Facts from the sources that NOTICE lists under "Star Wars: Unlimited", made by `conclave import-set`; do not edit by hand.';

/** Prints the unwritten cards of a set. */
const printUnwritten = (set: string, cards: readonly SourceCard[], say: Say): void => {
  const unwritten = toWrite(cards, isPlayable);
  for (const { id, name, sentences } of unwritten)
    say(`${id} ${name}: ${sentences} ${sentences === 1 ? 'sentence' : 'sentences'}`);
  say(`${set}: ${unwritten.length} of ${cards.length} printings need a row`);
};

const writeReprints = (pairs: Readonly<Record<string, string>>): void => {
  const rows = Object.entries(pairs)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([later, first]) => `  ${later}: '${first}',`);
  writeFileSync(
    REPRINTS,
    [
      headOfFacts,
      "import type { CardId } from './card-facts.js';",
      '',
      '/** Later printing to earliest printing: one card (CR 8.6). */',
      'export const reprints: Readonly<Record<CardId, CardId>> = {',
      ...rows,
      '};',
      '',
    ].join('\n'),
  );
};

const knownReprints = (): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(REPRINTS, 'utf8').matchAll(/^ {2}(\w+): '(\w+)',$/gm)].map(
      ([, later, first]) => [later as string, first as string],
    ),
  );

/**
 * Records which printings are copies of an earlier card, and prints those that only share its name.
 */
const noteCopies = (set: string, cards: readonly CardFacts[], say: Say): void => {
  const others = allCards.filter((card) => !card.id.startsWith(`${set}_`));
  const { reprints, doubtful } = copiesIn(cards, others);
  const known = knownReprints();
  writeReprints({ ...known, ...reprints });
  for (const [later, first] of doubtful)
    if (known[later] !== first)
      say(`${later} has the name of ${first} and other facts: another card? (CR 8.6)`);
  say(`${REPRINTS}: ${Object.keys(reprints).length} of ${set}`);
};

const importSet = (file: string, say: Say): void => {
  const source = readSourceCards(file);
  const set = setOfPrinting(source[0]!.id);
  const strangers = source.filter((card) => !card.id.startsWith(`${set}_`)).map((card) => card.id);
  if (strangers.length > 0)
    throw new Error(`${file}: cards of another set: ${strangers.join(', ')}`);
  const whole = source.filter(({ missing }) => missing.length === 0);
  const cards = source.map(factsOf).sort((a, b) => (a.id < b.id ? -1 : 1));
  const target = `${FACTS_FOLDER}/${set.toLowerCase()}.gen.ts`;
  writeFileSync(
    target,
    [
      headOfFacts,
      "import type { CardFacts } from './card-facts.js';",
      '',
      `export const ${set.toLowerCase()}: readonly CardFacts[] = [`,
      ...cards.map((card) => `  ${JSON.stringify(card)},`),
      '];',
      '',
    ].join('\n'),
  );
  printUnwritten(set, whole, say);
  noteCopies(set, cards, say);
  for (const { id, name, missing } of source)
    if (missing.length > 0) say(`${id} ${name} cannot be played: no ${missing.join(', no ')}`);
  say(
    `${target}: ${cards.length} of ${source.length} printings, ${cards.filter((card) => card.onlyKeywords !== undefined).length} of them only keywords`,
  );
};

const importReprints = (file: string, say: Say): void => {
  const pairs = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  writeReprints({ ...knownReprints(), ...pairs });
  say(`${REPRINTS}: ${Object.keys(pairs).length} from ${file}`);
};

export const importSets = (files: readonly string[], isReprints: boolean, say: Say): Outcome => {
  for (const file of files) (isReprints ? importReprints : importSet)(file, say);
  return { isFine: true };
};
