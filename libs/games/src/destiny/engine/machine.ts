import type { Behaviour } from './behaviour.js';
import type { DestinyState } from './state.js';
import type { DestinyCard } from '../facts/card.js';

/** The cards that a game is played with. */
export interface Book {
  readonly card: (id: string) => DestinyCard;
  readonly behaviour: (id: string) => Behaviour;
}

/**
 * What happened, for the record of a game and the words of
 * a page. Numbers of cards and dice are keys of this game.
 */
export interface Happening {
  readonly what:
    | 'drawn'
    | 'rolled'
    | 'rerolled'
    | 'turned'
    | 'removed'
    | 'resolved'
    | 'set-aside'
    | 'played'
    | 'activated'
    | 'claimed'
    | 'passed'
    | 'damage'
    | 'blocked'
    | 'shields'
    | 'healed'
    | 'gained'
    | 'lost'
    | 'spent'
    | 'discarded'
    | 'returned'
    | 'readied'
    | 'exhausted'
    | 'attached'
    | 'replaced'
    | 'became-support'
    | 'prevented'
    | 'defeated'
    | 'eliminated'
    | 'queued'
    | 'ability'
    | 'looked'
    | 'revealed'
    | 'round'
    | 'won';
  readonly seat?: number;
  readonly card?: string;
  readonly die?: string;
  readonly number?: number;
  /** Hidden cards that whoever sits on the seat has looked at, or has shown to everybody. */
  readonly cards?: readonly string[];
}

/** A game under way: its state, the book, and where chance comes from. */
export interface Machine {
  readonly state: DestinyState;
  readonly book: Book;
  /** An integer from 0 to below `bound`. */
  readonly below: (bound: number) => number;
  readonly tell: (happening: Happening) => void;
}

/** For questions about a state that is left as it is. */
export const readerOf = (state: DestinyState, book: Book): Machine => ({
  state,
  book,
  below: () => 0,
  tell: () => undefined,
});
