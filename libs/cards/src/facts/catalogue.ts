import { ash } from './ash.gen.js';
import type { CardFacts, CardId } from './card-facts.js';
import { correctFacts } from './corrections.js';
import { hmw } from './hmw.gen.js';
import { ibh } from './ibh.gen.js';
import { ic27 } from './ic27.gen.js';
import { jtl } from './jtl.gen.js';
import { law } from './law.gen.js';
import { lof } from './lof.gen.js';
import { nameKey } from './name-key.js';
import { reprints } from './reprints.gen.js';
import { sec } from './sec.gen.js';
import { shd } from './shd.gen.js';
import { sor } from './sor.gen.js';
import { ts26 } from './ts26.gen.js';
import { twi } from './twi.gen.js';

/** In order of release, products that have no boosters between; of TS26 and IC27 only the cards that are known. */
const tables = {
  SOR: sor,
  SHD: shd,
  TWI: twi,
  JTL: jtl,
  LOF: lof,
  IBH: ibh,
  SEC: sec,
  LAW: law,
  ASH: ash,
  TS26: ts26,
  IC27: ic27,
  HMW: hmw,
} as const;

export type SetCode = keyof typeof tables;
export const setCodes = Object.keys(tables) as readonly SetCode[];

/** Every printing known, by set and number. */
export const allPrintings: readonly CardFacts[] = Object.values(tables).flat().map(correctFacts);

const byId: ReadonlyMap<CardId, CardFacts> = new Map(allPrintings.map((card) => [card.id, card]));
const laterPrinting: ReadonlyMap<CardId, CardId> = new Map(Object.entries(reprints));

/** The earliest printing of a card: reprints are one card (CR 8.6). An id without facts is its own. */
export const canonicalId = (printing: CardId): CardId => laterPrinting.get(printing) ?? printing;

/** Every card once, by its earliest printing. */
export const allCards: readonly CardFacts[] = allPrintings.filter(
  (card) => canonicalId(card.id) === card.id,
);

const groupPrintings = <K>(keyOf: (card: CardFacts) => K): ReadonlyMap<K, readonly CardFacts[]> => {
  const groups = new Map<K, CardFacts[]>();
  for (const card of allPrintings) {
    const key = keyOf(card);
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return groups;
};

const printingsByCard = groupPrintings((card) => canonicalId(card.id));
const printingsByName = groupPrintings((card) => nameKey(card.name));

export const cardById = (id: CardId): CardFacts | undefined => byId.get(id);

/** All printings of the same card, the earliest first; empty for an id without facts. */
export const printingsOf = (id: CardId): readonly CardId[] =>
  (printingsByCard.get(canonicalId(id)) ?? []).map((card) => card.id);

/** The code of a set before the number: `SOR` of `SOR_010`. */
export const setOfPrinting = (id: CardId): string => id.split('_')[0] ?? id;

const setsByCard = new Map(
  [...printingsByCard].map(([id, printings]) => [
    id,
    [...new Set(printings.map((card) => setOfPrinting(card.id)))],
  ]),
);

/** The sets in which a card was printed, each once, the earliest first. */
export const setsOf = (id: CardId): readonly string[] => setsByCard.get(canonicalId(id)) ?? [];

/**
 * The cards of a name, each once. A subtitle narrows; without one every card of that name is meant,
 * because lists leave out subtitles (bases most often).
 */
export const cardsNamed = (name: string, subtitle?: string): readonly CardFacts[] => {
  const cards = (printingsByName.get(nameKey(name)) ?? []).filter(
    (card) => canonicalId(card.id) === card.id,
  );
  if (subtitle === undefined) return cards;
  const wanted = nameKey(subtitle);
  return cards.filter((card) => card.subtitle !== undefined && nameKey(card.subtitle) === wanted);
};

/** Name and subtitle as people write them: `Han Solo | Reluctant Hero`. */
export const cardLabel = (card: CardFacts): string =>
  card.subtitle === undefined ? card.name : `${card.name} | ${card.subtitle}`;
