import type { Texts } from './texts.js';

/** A list as it is stored: plain JSON of the game's own form. */
export type StoredList = Readonly<Record<string, unknown>>;

/** One finding about a list. `error`: not legal; `warning`: read with a guess; `notice`: worth knowing. */
export interface ListProblem {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'notice';
  /** Where in the list, as `pilots[2].upgrades.ept`; null for the list as a whole. */
  readonly path: string | null;
  readonly text: Texts;
}

export interface ListLine {
  readonly id: string;
  readonly name: string;
  /** What stands beside the name, such as the ship of a pilot. */
  readonly detail: string | null;
  readonly count: number;
  readonly points: number | null;
}

export interface ListSection {
  readonly title: Texts;
  readonly lines: readonly ListLine[];
}

/** A text that was read: the list, or what is in the way. */
export type ReadList =
  | { readonly kind: 'read'; readonly list: StoredList; readonly problems: readonly ListProblem[] }
  | { readonly kind: 'unreadable'; readonly problems: readonly ListProblem[] };

/** How one side's list is written, judged and shown. */
export interface GameLists {
  /**
   * Where the platform keeps a list: as the deck of Star Wars:
   * Unlimited with its pools and formats, or in the game's own form.
   */
  readonly kept: 'as-deck' | 'in-own-form';
  /** What players paste, in a line of help. */
  readonly help: Texts;
  /** Reads a text in any form that players paste; never throws. */
  readonly read: (text: string) => ReadList;
  /** Judges a list by the rules of a format on a date (YYYY-MM-DD). */
  readonly check: (
    list: StoredList,
    by: { readonly format: string; readonly date: string },
  ) => readonly ListProblem[];
  /** The list as text in the game's exchange form; reading it gives the same list. */
  readonly write: (list: StoredList) => string;
  readonly view: (list: StoredList) => readonly ListSection[];
  /** What a list is called in one line, such as its faction; null when it has no such thing. */
  readonly label: (list: StoredList) => string | null;
}

export const isLegal = (problems: readonly ListProblem[]): boolean =>
  problems.every(({ severity }) => severity !== 'error');
