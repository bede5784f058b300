/**
 * The cards of a set that need a row, in the order in which to write them. Whether a card can be
 * expressed shows only when its row is written: it compiles or it does not.
 */
import { onlyKeywords, otherLines } from './printed-keywords.js';
import type { SourceCard } from './source-card.js';

/** Lines that deploy a leader are written by a separate builder. */
const DEPLOYS = /^Epic Action: If you control \d+ or more resources, deploy this leader/;

export interface Unwritten {
  readonly id: string;
  readonly name: string;
  /** The number of sentences of its own. */
  readonly sentences: number;
}

const sentencesOf = (card: SourceCard): number =>
  otherLines(card)
    .filter((line) => !DEPLOYS.test(line))
    .flatMap((line) => line.split(/[.:]\s+/)).length;

/** Cards with a rule of their own that are not in `isWritten`, the shortest first. */
export const toWrite = (
  cards: readonly SourceCard[],
  isWritten: (id: string) => boolean,
): readonly Unwritten[] =>
  cards
    .filter((card) => onlyKeywords(card) === undefined && !isWritten(card.id))
    .map((card) => ({ id: card.id, name: card.name, sentences: sentencesOf(card) }))
    .toSorted((one, other) => one.sentences - other.sentences || (one.id < other.id ? -1 : 1));
