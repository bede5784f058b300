import { cardTotal, deckSections } from '../deck/deck.js';
import { problem, type DeckProblem } from '../deck/problem.js';
import { DeckDraft, excerpt, type DeckTextFormat, type ParsedDeck } from './deck-draft.js';
import { isMeleeCardLine, meleeHeading, parseMelee } from './melee.js';
import { isPicklistEntry, parsePicklist } from './picklist.js';
import { parseSwudb } from './swudb.js';
import { firstInLines } from './text-lines.js';

/** In characters. A deck in any format takes less than 10,000. */
export const MAX_DECK_TEXT = 65_536;

/**
 * Cards of all sections, including copies: several times as many as anybody can shuffle. There is a
 * limit because a game computes with every card of a deck.
 */
export const MAX_DECK_CARDS = 500;

/** Detects the format by the first line that is typical of one. */
export const detectFormat = (text: string): DeckTextFormat =>
  firstInLines<DeckTextFormat>(text, (line) => {
    if (isPicklistEntry(line)) return 'picklist';
    if (meleeHeading(line) || isMeleeCardLine(line)) return 'melee';
    return /^[{["]/.test(line) ? 'swudb' : null;
  }) ?? 'unknown';

const longestLink = 2_000;

/** The host of a pasted web address; null if the text is no address. */
const linkedHost = (text: string): string | null => {
  const written = text.trim();
  const isOne = written.length <= longestLink && /^https?:\/\/\S+$/i.test(written);
  return isOne && URL.canParse(written) ? new URL(written).hostname : null;
};

const refuse = (format: DeckTextFormat, reason: DeckProblem): ParsedDeck => {
  const draft = new DeckDraft(format);
  draft.report(reason);
  return draft.finish();
};

/**
 * Reads the cards of a deck in any common format, however many there are: cubes use these formats
 * too.
 */
export const parseCards = (text: string): ParsedDeck => {
  if (text.length > MAX_DECK_TEXT)
    return refuse(
      'unknown',
      problem('deck/too-long', { length: text.length, limit: MAX_DECK_TEXT }),
    );
  // In some places Melee writes its bars as a character reference.
  const content = text.replace(/^\uFEFF/, '').replaceAll('&#124;', '|');
  if (content.trim() === '') return refuse('unknown', problem('deck/empty', {}));
  const host = linkedHost(content);
  if (host !== null) return refuse('unknown', problem('deck/link', { host: excerpt(host) }));
  switch (detectFormat(content)) {
    case 'swudb':
      return parseSwudb(content);
    case 'melee':
      return parseMelee(content);
    case 'picklist':
      return parsePicklist(content);
    case 'unknown':
      return refuse('unknown', problem('deck/unknown-format', {}));
  }
};

/**
 * Reads a deck in any common format. Never throws: what cannot be read is a problem with its place.
 */
export const parseDeck = (text: string): ParsedDeck => {
  const parsed = parseCards(text);
  const found = deckSections.reduce((sum, section) => sum + cardTotal(parsed.deck[section]), 0);
  if (found <= MAX_DECK_CARDS) return parsed;
  const tooMany = problem('deck/too-many-cards', { found, allowed: MAX_DECK_CARDS });
  return { ...parsed, problems: [tooMany, ...parsed.problems] };
};
