/**
 * Keywords with their values, read from the lines of a printed card (CR 7.5). A reminder in
 * brackets has no meaning of its own (2.12).
 */
import type { Aspect, Keyword, PrintedKeyword } from '#cards';
import type { SourceCard } from './source-card.js';

const PLAIN = /^(ambush|fortify|grit|hidden|overwhelm|plot|saboteur|sentinel|shielded|support)$/i;
const NUMBERED = /^(raid|restore|exploit) (\d+)$/i;
/** A cost in brackets beyond resources and icons is a rule of its own. */
const PRICED =
  /^(smuggle|piloting) \[C=(\d+)((?: (?:Vigilance|Command|Aggression|Cunning|Heroism|Villainy))*)\]$/i;
const COORDINATE = /^coordinate - (.+)$/i;

const toTitleCase = (word: string): Keyword =>
  `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}` as Keyword;

function keywordIn(line: string): PrintedKeyword | undefined {
  const [, plain] = PLAIN.exec(line) ?? [];
  if (plain !== undefined) return { keyword: toTitleCase(plain) };
  const [, numbered, n] = NUMBERED.exec(line) ?? [];
  if (numbered !== undefined) return { keyword: toTitleCase(numbered), n: Number(n) };
  const [, priced, cost, icons] = PRICED.exec(line) ?? [];
  if (priced !== undefined)
    return {
      keyword: toTitleCase(priced),
      cost: Number(cost),
      aspects: (icons ?? '').split(' ').filter(Boolean) as Aspect[],
    };
  const [, given] = COORDINATE.exec(line) ?? [];
  const gives = given === undefined ? undefined : keywordIn(given);
  return gives === undefined ? undefined : { keyword: 'Coordinate', gives };
}

/** The lines of a card's text, without reminders. */
const printedLines = (card: SourceCard): readonly string[] =>
  [card.text, card.epicAction, card.backText]
    .join('\n')
    .replace(/\([^()]*\)/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The lines of a card other than keywords on a line of their own. */
export const otherLines = (card: SourceCard): readonly string[] =>
  printedLines(card).filter((line) => keywordIn(line) === undefined);

/** The keywords on a line of their own. */
export const printedKeywords = (card: SourceCard): readonly PrintedKeyword[] =>
  printedLines(card).flatMap((line) => keywordIn(line) ?? []);

/**
 * The keywords of a card without any other text. A leader always has a text on how it is deployed.
 */
export const onlyKeywords = (card: SourceCard): readonly PrintedKeyword[] | undefined =>
  card.type !== 'Leader' && otherLines(card).length === 0 ? printedKeywords(card) : undefined;
