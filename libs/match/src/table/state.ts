import type { Move } from '#rules';
import type { Reporter } from '../place.js';
import type { TableDeck } from './events.js';

/** A game that is being played: everything it follows from, but for its secret seed. */
export interface GameRecord {
  readonly game: number;
  readonly a: TableDeck;
  readonly b: TableDeck;
  readonly moves: readonly Move[];
  /** What judged it as it was dealt: digests of the engine and of the cards in this game. */
  readonly engine: string;
  readonly cards: string;
  /** Whether its questions tell nothing of hidden cards, as in every game that is dealt now. */
  readonly discreet: boolean;
  /** The latest hash of its state on record: after how many moves. */
  readonly hashed: { readonly moves: number; readonly hash: string } | null;
}

/** The games of a match that are played on screen. */
export interface TableState {
  /** The running game, or null between games. */
  readonly open: GameRecord | null;
  readonly games: number;
  readonly won: Readonly<Record<Reporter, number>>;
  readonly drawn: number;
}

export const noTable: TableState = { open: null, games: 0, won: { a: 0, b: 0 }, drawn: 0 };
