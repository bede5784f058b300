/** A second oracle for cards: what our nodes say, beside what is printed. */
import { createHash } from 'node:crypto';
import { allPrintings, canonicalId, cardById, type SetCode } from '#cards';
import { rulesText, type CardBook } from '#rules';
import { normalise } from './normalise.js';
import { printedCards, printedLines, withoutReminders } from './printed.js';

export interface Compared {
  readonly id: string;
  readonly printed: string;
  readonly rendered: string;
  /** The same words in another order: nearly always only grammar. */
  readonly sameWords: boolean;
  /** How much longer our words are than those in print, reminders left out. */
  readonly length: number;
}

/** Longer than that is hard to read at a table. */
export const LONGEST = 1.3;
const sizeOf = (lines: readonly string[]): number =>
  lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ').length;

/** Traits of one word; words of longer ones ("First Order") mean other things elsewhere. */
const traits: ReadonlySet<string> = new Set(
  allPrintings
    .flatMap((c) => c.traits)
    .filter((t) => !t.includes(' '))
    .map((t) => t.toLowerCase()),
);
const bag = (text: string): string => text.split(' ').sort().join(' ');
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 10);

/** How a leader is deployed is told by its facts, and left out of what is printed too. */
const deploys = (line: string): boolean =>
  /^(?:(?:Epic )?Action|When)\b.*\b[Dd]eploy this leader(?: as an upgrade)?\.$/.test(line);

/** Every card of the set that says something and can be played, in the order of its numbers. */
export function compareSet(book: CardBook, set: SetCode): Compared[] {
  return printedCards(set).flatMap((card) => {
    const defined = book.cards.get(card.id);
    if (!defined || canonicalId(card.id) !== card.id || cardById(card.id)?.onlyKeywords) return [];
    const ours = [
      ...defined.abilities,
      ...(defined.back ?? defined.flip?.abilities ?? []),
      ...(defined.asUpgrade ?? []),
    ];
    const print = withoutReminders(printedLines(card));
    const said = rulesText('en', ours).filter((line) => !deploys(line));
    const [printed, rendered] = [normalise(print, traits), normalise(said, traits)];
    const length = sizeOf(said) / Math.max(1, sizeOf(print));
    return [{ id: card.id, printed, rendered, sameWords: bag(printed) === bag(rendered), length }];
  });
}
