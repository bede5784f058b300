import { cardById, canonicalId } from './catalogue.js';
import type { CardFacts, CardId } from './card-facts.js';

/**
 * Printings with other art carry numbers above the set's own, or a product code. These runs were read off deck lists that name
 * number and card; inside a run both ends were seen and the order of the cards is the same, so what lies between follows.
 * Other numbers are unknown: whoever has the name should use it.
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
  { set: 'P25', from: 43, to: 43, first: 'SOR_198' },
  { set: 'SOROP', from: 3, to: 3, first: 'SOR_222' },
  { set: 'SHDOP', from: 15, to: 15, first: 'SHD_219' },
  { set: 'SHDOP', from: 16, to: 16, first: 'SHD_204' },
];

export const printingId = (set: string, number: number): CardId =>
  `${set}_${String(number).padStart(3, '0')}`;

/** The card of any printing, by set or product code and number, as its earliest printing; undefined where the facts end. */
export const cardOfPrinting = (set: string, number: number): CardFacts | undefined => {
  const printed = cardById(printingId(set, number));
  if (printed) return cardById(canonicalId(printed.id));
  const run = runs.find(
    (candidate) => candidate.set === set && candidate.from <= number && number <= candidate.to,
  );
  if (!run) return undefined;
  const firstNumber = Number(run.first.slice(4));
  return cardById(canonicalId(printingId(run.first.slice(0, 3), firstNumber + number - run.from)));
};
