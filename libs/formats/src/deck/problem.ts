import type { CardId, CardType, Confidence } from '#cards';
import type { DeckSection } from './deck.js';

/**
 * The place in the player's input: line and column count from 1; `path` is a JSON pointer; `deck`
 * counts from 1 in a trio.
 */
export interface DeckPlace {
  readonly line?: number;
  readonly column?: number;
  readonly path?: string;
  readonly deck?: number;
}

/**
 * An error makes the deck unusable; a notice says how something was understood or that it was
 * ignored.
 */
export type Severity = 'error' | 'notice';

interface CountOfDeck {
  readonly deck: number;
  readonly count: number;
}

/** The data that the message of each problem needs, by stable code. */
export interface DeckProblemData {
  'deck/empty': Record<never, never>;
  'deck/too-long': { readonly length: number; readonly limit: number };
  'deck/too-many-cards': { readonly found: number; readonly allowed: number };
  'deck/unknown-format': Record<never, never>;
  /** A web address was pasted instead of a deck. */
  'deck/link': { readonly host: string };
  'deck/bad-json': {
    readonly fault: 'ended' | 'unexpected' | 'too-deep' | 'trailing';
    readonly found: string;
  };
  'deck/duplicate-key': { readonly key: string };
  'deck/wrong-type': { readonly expected: JsonKind; readonly found: JsonKind };
  'deck/missing-part': { readonly part: string };
  'deck/unknown-part': { readonly part: string };
  'deck/two-second-leaders': Record<never, never>;
  'deck/bad-card-id': { readonly written: string };
  'deck/bad-count': { readonly written: string; readonly most: number };
  'deck/bad-line': { readonly written: string };
  'deck/card-before-section': { readonly written: string };
  /** `similar`: names of cards that may be meant. */
  'deck/unknown-card': { readonly written: string; readonly similar?: readonly string[] };
  'deck/unknown-set': { readonly written: string; readonly set: string };
  'deck/unknown-printing': { readonly written: string; readonly set: string };
  'deck/known-by-name-only': { readonly written: string; readonly printings: string };
  'deck/ambiguous-name': { readonly written: string; readonly candidates: readonly string[] };
  'deck/name-printing-mismatch': {
    readonly written: string;
    readonly printing: string;
    readonly printed: string;
  };
  'deck/token': { readonly written: string };
  'deck/duplicate-line': { readonly card: string; readonly total: number };
  'deck/sideboard-not-told': Record<never, never>;
  'deck/too-many-problems': { readonly shown: number };
  'deck/leader-count': { readonly found: number; readonly required: number };
  'deck/base-count': { readonly found: number; readonly required: number };
  'deck/too-few-cards': {
    readonly found: number;
    readonly required: number;
    readonly changedBy: string | null;
    readonly change: number;
  };
  'deck/too-many-copies': {
    readonly card: string;
    readonly found: number;
    readonly allowed: number;
    readonly inSideboard: number;
  };
  'deck/sideboard-too-large': { readonly found: number; readonly allowed: number };
  'deck/wrong-section': {
    readonly card: string;
    readonly type: CardType;
    readonly section: DeckSection;
  };
  'deck/not-in-legal-set': {
    readonly card: string;
    readonly sets: readonly string[];
    readonly legal: readonly string[];
    /** The day on which the card left the format, if it was once in it. */
    readonly since?: string;
  };
  'deck/suspended': {
    readonly card: string;
    readonly from: string;
    readonly source: string;
    readonly confidence: Confidence;
  };
  'deck/suspension-unconfirmed': {
    readonly card: string;
    readonly from: string;
    readonly source: string;
    readonly confidence: Confidence;
  };
  'deck/banned-by-organizer': { readonly card: string };
  'deck/not-in-pool': { readonly card: string; readonly found: number; readonly pool: number };
  'deck/base-not-available': { readonly card: string; readonly set: string };
  'deck/same-leader': { readonly card: string };
  'deck/opposed-leaders': { readonly leaders: readonly string[] };
  'trilogy/deck-count': { readonly found: number };
  'trilogy/leader-repeated': { readonly card: string; readonly decks: readonly CountOfDeck[] };
  'trilogy/base-repeated': { readonly card: string; readonly decks: readonly CountOfDeck[] };
  'trilogy/too-many-copies': {
    readonly card: string;
    readonly found: number;
    readonly allowed: number;
    readonly decks: readonly CountOfDeck[];
  };
}

export type JsonKind = 'object' | 'array' | 'text' | 'number' | 'boolean' | 'null';
export type DeckProblemCode = keyof DeckProblemData;

interface ProblemOf<Code extends DeckProblemCode> {
  readonly code: Code;
  readonly severity: Severity;
  readonly place: DeckPlace;
  /** Ids of the affected cards. */
  readonly cards?: readonly CardId[];
  readonly data: DeckProblemData[Code];
}

export type DeckProblem = { [Code in DeckProblemCode]: ProblemOf<Code> }[DeckProblemCode];

const notices: ReadonlySet<DeckProblemCode> = new Set([
  'deck/unknown-part',
  'deck/known-by-name-only',
  'deck/duplicate-line',
  'deck/sideboard-not-told',
  'deck/suspension-unconfirmed',
] satisfies DeckProblemCode[]);

/** The severity depends on the code alone, so that one code never means two things. */
const severityOf = (code: DeckProblemCode): Severity => (notices.has(code) ? 'notice' : 'error');

export const problem = <Code extends DeckProblemCode>(
  code: Code,
  data: DeckProblemData[Code],
  place: DeckPlace = {},
  cards?: readonly CardId[],
): DeckProblem =>
  ({ code, severity: severityOf(code), place, ...(cards ? { cards } : {}), data }) as DeckProblem;

export const hasErrors = (problems: readonly DeckProblem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');
