/**
 * `npm run import-set -- FILE...`: turns a file of card facts (JSON, one array of cards) into `libs/cards/src/facts/<set>.gen.ts`.
 * `npm run import-set -- --reprints FILE`: the same for a file that maps a later printing to the earliest one.
 * Only facts are taken. Printed sentences are read for one thing, the cost of Piloting, and left behind.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { CardFacts, Keyword } from '#cards';

const FACTS_FOLDER = 'libs/cards/src/facts';

const keywords = [
  'Ambush', 'Bounty', 'Coordinate', 'Exploit', 'Grit', 'Hidden', 'Overwhelm', 'Piloting', 'Plot',
  'Raid', 'Restore', 'Saboteur', 'Sentinel', 'Shielded', 'Smuggle', 'Support',
] as const satisfies readonly Keyword[];

const whole = z.number().int();
const sourceCard = z.object({
  id: z.string().regex(/^[A-Z][A-Z0-9]{1,5}_\d{3}$/),
  name: z.string().min(1),
  subtitle: z.string().optional(),
  type: z.enum(['Leader', 'Base', 'Unit', 'Event', 'Upgrade']),
  unique: z.boolean(),
  rarity: z.enum(['Common', 'Uncommon', 'Rare', 'Legendary', 'Special']).optional(),
  aspects: z.array(z.enum(['Vigilance', 'Command', 'Aggression', 'Cunning', 'Heroism', 'Villainy'])).default([]),
  traits: z.array(z.string()).default([]),
  arenas: z.array(z.enum(['Ground', 'Space'])).default([]),
  cost: whole.optional(),
  power: whole.optional(),
  hp: whole.optional(),
  upgradePower: whole.optional(),
  upgradeHp: whole.optional(),
  pilotingCost: whole.optional(),
  keywords: z.array(z.string()).default([]),
  text: z.string().default(''),
});
type SourceCard = z.infer<typeof sourceCard>;

/** The bracketed cost after the keyword is the printed one; the separate field of some sources is a guess. */
const pilotingCost = (card: SourceCard): number | undefined => {
  const printed = /^Piloting \[C=(\d+)/m.exec(card.text)?.[1];
  return printed === undefined ? card.pilotingCost : Number(printed);
};

const optional = <K extends keyof CardFacts>(key: K, value: CardFacts[K] | undefined): Partial<CardFacts> =>
  value === undefined ? {} : { [key]: value };

const factsOf = (card: SourceCard): CardFacts => ({
  id: card.id,
  name: card.name,
  ...optional('subtitle', card.subtitle),
  type: card.type,
  unique: card.unique,
  ...optional('rarity', card.rarity),
  aspects: card.aspects,
  traits: card.traits,
  arenas: card.arenas,
  ...optional('cost', card.cost),
  ...optional('power', card.power),
  ...optional('hp', card.hp),
  ...optional('upgradePower', card.upgradePower),
  ...optional('upgradeHp', card.upgradeHp),
  ...optional('pilotingCost', pilotingCost(card)),
  keywords: keywords.filter((keyword) => card.keywords.includes(keyword)),
});

const importSet = (file: string): void => {
  const cards = z.array(sourceCard).min(1).parse(JSON.parse(readFileSync(file, 'utf8'))).map(factsOf);
  const set = cards[0]!.id.split('_')[0]!;
  const strangers = cards.filter((card) => !card.id.startsWith(`${set}_`)).map((card) => card.id);
  if (strangers.length > 0) throw new Error(`${file}: cards of another set: ${strangers.join(', ')}`);
  const rows = [...cards].sort((a, b) => (a.id < b.id ? -1 : 1)).map((card) => `  ${JSON.stringify(card)},`);
  const target = `${FACTS_FOLDER}/${set.toLowerCase()}.gen.ts`;
  const head = ['// Made by `npm run import-set`; do not edit by hand.', "import type { CardFacts } from './card-facts.js';", ''];
  writeFileSync(target, [...head, `export const ${set.toLowerCase()}: readonly CardFacts[] = [`, ...rows, '];', ''].join('\n'));
  console.log(`${target}: ${cards.length} cards`);
};

const importReprints = (file: string): void => {
  const pairs = Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))));
  const rows = pairs.sort(([a], [b]) => (a < b ? -1 : 1)).map(([later, first]) => `  ${later}: '${first}',`);
  const target = `${FACTS_FOLDER}/reprints.gen.ts`;
  const head = ['// Made by `npm run import-set -- --reprints`; do not edit by hand.', "import type { CardId } from './card-facts.js';", ''];
  const note = '/** Later printing to earliest printing: one card (CR 8.6). */';
  writeFileSync(target, [...head, note, 'export const reprints: Readonly<Record<CardId, CardId>> = {', ...rows, '};', ''].join('\n'));
  console.log(`${target}: ${pairs.length} reprints`);
};

const [first, ...rest] = process.argv.slice(2);
if (first === undefined) {
  console.error('Usage: npm run import-set -- FILE... | --reprints FILE');
  process.exitCode = 1;
} else if (first === '--reprints') rest.forEach(importReprints);
else [first, ...rest].forEach(importSet);
