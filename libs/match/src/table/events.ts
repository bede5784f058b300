import type { Move } from '#rules';
import type { MatchPlace, Reporter } from '../place.js';

/** One side's deck as the engine takes it: card ids, one for each physical card, reprints resolved. */
export interface TableDeck {
  readonly leaders: readonly string[];
  readonly base: string;
  readonly deck: readonly string[];
}

/** Facts of a game played on screen. The moves and the seed are the game; everything else can be recomputed from them. */
export interface TableEvents {
  /**
   * `seedCommitment` is sha256(nonce:seed). `engine` and `cards` pin what judged the game as it was dealt: digests of the engine's sources and of
   * the cards in this game; in games dealt before there were digests, version numbers. `discreet`: its questions tell nothing of hidden cards,
   * which they did in games dealt before.
   */
  TableOpened: MatchPlace & {
    readonly game: number;
    readonly a: TableDeck;
    readonly b: TableDeck;
    readonly seedCommitment: string;
    readonly engine: string;
    readonly cards: string;
    readonly discreet?: true;
  };
  /** `hash` of the state after the move stands at every 20th move and at the last, so that a replay under a changed engine is noticed. */
  MovePlayed: MatchPlace & {
    readonly game: number;
    readonly move: Move;
    readonly hash: string | null;
  };
  TableClosed: MatchPlace & {
    readonly game: number;
    readonly winner: Reporter | 'draw';
    readonly cause: 'played' | 'conceded' | 'ruled';
    readonly seed: string;
    readonly nonce: string;
  };
}
