/** The printed cards, where they lie beside the project; nothing of their text stays in it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SetCode } from '#cards';

export const PRINTED = join(import.meta.dirname, '../../../shared/cards');
export const printedCardsAreHere = existsSync(PRINTED);

export interface PrintedCard {
  readonly id: string;
  readonly type: string;
  readonly text?: string;
  readonly epicAction?: string;
  readonly backText?: string;
}

export const printedCards = (set: SetCode): readonly PrintedCard[] =>
  JSON.parse(readFileSync(join(PRINTED, `${set}.json`), 'utf8')) as PrintedCard[];

/** Everything that is printed on a card, line by line. How leaders are deployed is told by their facts. */
export const printedLines = ({
  type,
  text,
  epicAction,
  backText,
}: PrintedCard): readonly string[] =>
  [text, type === 'Leader' ? '' : epicAction, backText]
    .join('\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A reminder in brackets says nothing of its own (CR 2.12). */
export const withoutReminders = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replace(/\([^()]*\)/g, ' '));
