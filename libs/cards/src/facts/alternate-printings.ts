import { cardById, canonicalId, knownCards } from './catalogue.js';
import type { CardFacts, CardId } from './card-facts.js';

/**
 * Printings with other art have numbers above the set's own, or a product code. These runs were
 * derived from deck lists that name number and card, those of HMW from a list of all its printings.
 * Both ends of each run were seen and the order of the cards is the same, so the numbers in between
 * follow. Other numbers are unknown; prefer the name if it is available.
 */
interface Run {
  readonly set: string;
  readonly from: number;
  readonly to: number;
  readonly first: CardId;
}

const runs: readonly Run[] = [
  { set: 'SOR', from: 267, to: 267, first: 'SOR_017' },
  { set: 'SOR', from: 283, to: 283, first: 'SOR_017' },
  { set: 'SOR', from: 455, to: 484, first: 'SOR_193' },
  { set: 'SHD', from: 330, to: 330, first: 'SHD_055' },
  { set: 'SHD', from: 443, to: 443, first: 'SHD_174' },
  { set: 'SHD', from: 465, to: 487, first: 'SHD_197' },
  { set: 'SHD', from: 498, to: 498, first: 'SHD_231' },
  { set: 'SHD', from: 510, to: 510, first: 'SHD_248' },
  { set: 'TWI', from: 461, to: 463, first: 'TWI_196' },
  { set: 'TWI', from: 518, to: 518, first: 'TWI_029' },
  { set: 'HMW', from: 273, to: 544, first: 'HMW_001' },
  { set: 'HMW', from: 545, to: 782, first: 'HMW_035' },
  { set: 'HMW', from: 783, to: 800, first: 'HMW_001' },
  { set: 'P25', from: 43, to: 43, first: 'SOR_198' },
  { set: 'SOROP', from: 3, to: 3, first: 'SOR_222' },
  { set: 'SHDOP', from: 15, to: 15, first: 'SHD_219' },
  { set: 'SHDOP', from: 16, to: 16, first: 'SHD_204' },
];

/**
 * Prestige cards of HMW in their own order, from number 801, followed by the foil ones and then the
 * serialized ones.
 */
const prestige = {
  set: 'HMW',
  from: 801,
  times: 3,
  cards: [
    45, 46, 52, 64, 73, 76, 77, 80, 104, 108, 117, 122, 123, 152, 156, 159, 162, 164, 166, 212, 254,
    41, 49, 65, 67, 94, 111, 145, 158, 187, 188, 233, 234, 51, 55, 110, 78, 124, 210, 39, 48, 174,
    53, 74, 119, 196, 208, 260,
  ],
} as const;

const prestigePrinting = (set: string, number: number): CardId | undefined => {
  const place = number - prestige.from;
  if (set !== prestige.set || place < 0 || place >= prestige.times * prestige.cards.length)
    return undefined;
  return printingId(set, prestige.cards[place % prestige.cards.length] ?? 0);
};

export const printingId = (set: string, number: number): CardId =>
  `${set}_${String(number).padStart(3, '0')}`;

/**
 * The card of any printing, by set or product code and number, as its earliest printing; undefined
 * if there are no facts.
 */
export const cardOfPrinting = (set: string, number: number): CardFacts | undefined => {
  const printed = cardById(printingId(set, number));
  if (printed) return cardById(canonicalId(printed.id));
  const special = prestigePrinting(set, number);
  if (special !== undefined) return cardById(canonicalId(special));
  const run = runs.find(
    (candidate) => candidate.set === set && candidate.from <= number && number <= candidate.to,
  );
  if (!run) return cardById(canonicalId(knownCards().beyond.get(printingId(set, number)) ?? ''));
  const firstNumber = Number(run.first.slice(4));
  return cardById(canonicalId(printingId(run.first.slice(0, 3), firstNumber + number - run.from)));
};

/** The card of each printing of a set whose number is beyond those with facts of their own. */
export const alternatePrintings = (set: string): Readonly<Record<CardId, CardId>> => {
  const { from, times, cards } = prestige;
  const ranges = [...runs, { set: prestige.set, from, to: from + times * cards.length - 1 }];
  const numbers = ranges
    .filter((range) => range.set === set)
    .flatMap((range) =>
      Array.from({ length: range.to - range.from + 1 }, (_, i) => range.from + i),
    );
  return Object.fromEntries(
    numbers.flatMap((number) => {
      const printing = printingId(set, number);
      const card = cardById(printing) ? undefined : cardOfPrinting(set, number);
      return card ? [[printing, card.id] as const] : [];
    }),
  );
};
