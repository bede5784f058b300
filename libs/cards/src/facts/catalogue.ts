import { ash } from './ash.gen.js';
import type { CardFacts, CardId } from './card-facts.js';
import { type CardIndex, indexCards } from './card-index.js';
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

/**
 * In order of release, with products without boosters in between; of TS26 and IC27 only the cards
 * that are known.
 */
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

/** Every printing that is built in, by set and number. */
export const allPrintings: readonly CardFacts[] = Object.values(tables).flat().map(correctFacts);

/** The earliest printing, for each built-in printing that has an earlier one. */
export const builtInReprints: Readonly<Record<CardId, CardId>> = reprints;

const builtIn = indexCards({
  facts: allPrintings,
  reprints,
  printings: {},
  sets: setCodes.map((code) => ({ code })),
});

/** Every built-in card once, by its earliest printing. */
export const allCards: readonly CardFacts[] = builtIn.cards;

let known = builtIn;

/** All cards known to this process, including those of bundles, whether in force or not. */
export const knownCards = (): CardIndex => known;

/** Only for the registry of catalogues. */
export const setKnownCards = (cards: CardIndex): void => {
  known = cards;
};

/**
 * The earliest printing of a card, because reprints are the same card (CR 8.6). An id without facts
 * is returned unchanged.
 */
export const canonicalId = (printing: CardId): CardId => known.reprints.get(printing) ?? printing;

export const cardById = (id: CardId): CardFacts | undefined => known.byId.get(id);

/** All printings of the same card, the earliest first; empty for an id without facts. */
export const printingsOf = (id: CardId): readonly CardId[] =>
  (known.ofCard.get(canonicalId(id)) ?? []).map((card) => card.id);

/** The sets in which a card was printed, each once, the earliest first. */
export const setsOf = (id: CardId): readonly string[] =>
  known.setsOfCard.get(canonicalId(id)) ?? [];

/**
 * The cards with a name, each once. A subtitle narrows it; without one, every card of that name is
 * returned, because lists omit subtitles (most often those of bases).
 */
export const cardsNamed = (name: string, subtitle?: string): readonly CardFacts[] => {
  const cards = (known.ofName.get(nameKey(name)) ?? []).filter(
    (card) => canonicalId(card.id) === card.id,
  );
  if (subtitle === undefined) return cards;
  const wanted = nameKey(subtitle);
  return cards.filter((card) => card.subtitle !== undefined && nameKey(card.subtitle) === wanted);
};

/** Name and subtitle as people write them: `Han Solo | Reluctant Hero`. */
export const cardLabel = (card: CardFacts): string =>
  card.subtitle === undefined ? card.name : `${card.name} | ${card.subtitle}`;
