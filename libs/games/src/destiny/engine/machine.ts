import type { Behaviour } from './behaviour.js';
import type { DestinyState } from './state.js';
import type { DestinyCard } from '../facts/card.js';

/** The cards that a game is played with. */
export interface Book {
  readonly card: (id: string) => DestinyCard;
  readonly behaviour: (id: string) => Behaviour;
}

/**
 * One thing that happened, for the record of a game and the texts of a page. Cards and dice are
 * named by their keys.
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
  /** Hidden cards that the player in the seat has looked at, or has revealed to everybody. */
  readonly cards?: readonly string[];
}

/** A running game: its state, its book and its random numbers. */
export interface Machine {
  readonly state: DestinyState;
  readonly book: Book;
  /** An integer from 0 to `bound` - 1. */
  readonly below: (bound: number) => number;
  readonly tell: (happening: Happening) => void;
}

/** A machine for queries that do not change the state. */
export const readerOf = (state: DestinyState, book: Book): Machine => ({
  state,
  book,
  below: () => 0,
  tell: () => undefined,
});
