import type { Move } from '#rules';
import type { Reporter } from '../place.js';
import type { TableDeck } from './events.js';

/** The games of a match that are played on screen. */
export interface TableState {
  /** The running game, or null between games. */
  readonly open: { readonly game: number; readonly a: TableDeck; readonly b: TableDeck; readonly moves: readonly Move[] } | null;
  readonly games: number;
  readonly won: Readonly<Record<Reporter, number>>;
  readonly drawn: number;
}

export const noTable: TableState = { open: null, games: 0, won: { a: 0, b: 0 }, drawn: 0 };
