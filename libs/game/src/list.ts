import type { Texts } from './texts.js';

/** A list as it is stored: plain JSON in the game's own form. */
export type StoredList = Readonly<Record<string, unknown>>;

/** One finding about a list. `error`: not legal; `warning`: read with a guess; `notice`: worth knowing. */
export interface ListProblem {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'notice';
  /** Where in the list, such as `pilots[2].upgrades.ept`; null for the list as a whole. */
  readonly path: string | null;
  readonly text: Texts;
}

export interface ListLine {
  readonly id: string;
  readonly name: string;
  /** Shown beside the name, such as the ship of a pilot. */
  readonly detail: string | null;
  readonly count: number;
  readonly points: number | null;
}

export interface ListSection {
  readonly title: Texts;
  readonly lines: readonly ListLine[];
}

/** The result of reading a text: the list, or the problems that prevent it. */
export type ReadList =
  | { readonly kind: 'read'; readonly list: StoredList; readonly problems: readonly ListProblem[] }
  | { readonly kind: 'unreadable'; readonly problems: readonly ListProblem[] };

/** How the list of one side is written, judged and shown. */
export interface GameLists {
  /**
   * How the platform stores a list: as a Star Wars: Unlimited deck with its pools and formats, or
   * in the game's own form.
   */
  readonly kept: 'as-deck' | 'in-own-form';
  /** A line of help about what players can paste. */
  readonly help: Texts;
  /** Reads text in any form that players paste; never throws. */
  readonly read: (text: string) => ReadList;
  /** Checks a list against the rules of a format on a date (YYYY-MM-DD). */
  readonly check: (
    list: StoredList,
    by: { readonly format: string; readonly date: string },
  ) => readonly ListProblem[];
  /** The list as text in the game's exchange form; reading that text gives the same list. */
  readonly write: (list: StoredList) => string;
  readonly view: (list: StoredList) => readonly ListSection[];
  /** A short description of a list in one line, such as its faction; null if it has none. */
  readonly label: (list: StoredList) => string | null;
}

export const isLegal = (problems: readonly ListProblem[]): boolean =>
  problems.every(({ severity }) => severity !== 'error');
