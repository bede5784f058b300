import { push } from '#game';
import type { SwtcgCard } from '../card.js';
import type { Derived } from './derived.js';
import type { CardState, SwtcgState, WindowKind } from './state.js';

/** The cards that a game is played with. */
export interface Book {
  /** Undefined for an unknown card and for a card that the engine cannot play. */
  readonly card: (id: string) => SwtcgCard | undefined;
  /** Ids of the cards with static abilities; few have one, and this is asked thousands of times. */
  readonly standing: ReadonlySet<string>;
  /** Ids of the cards whose text gives other cards a subtype. */
  readonly renaming: ReadonlySet<string>;
}

/** One thing that happened, for the record of a game. Cards are named by their keys. */
export interface Happening {
  readonly what:
    | 'side'
    | 'drawn'
    | 'found'
    | 'boarded'
    | 'shuffled'
    | 'built'
    | 'partly-built'
    | 'stacked'
    | 'moved'
    | 'equipped'
    | 'retreated'
    | 'attacks'
    | 'skipped'
    | 'rolled'
    | 'rerolled'
    | 'used'
    | 'disrupted'
    | 'intercepted'
    | 'prevented'
    | 'damage'
    | 'healed'
    | 'discarded'
    | 'exiled'
    | 'revealed'
    | 'guarded'
    | 'ended'
    | 'contested'
    | 'gained'
    | 'points'
    | 'tapped'
    | 'untapped'
    | 'turn'
    | 'won';
  readonly seat?: number;
  readonly card?: string;
  readonly number?: number;
  /** Faces of the dice that were rolled. */
  readonly dice?: readonly number[];
}

/** A running game: its state, its book and its random numbers. */
export interface Machine {
  readonly state: SwtcgState;
  readonly book: Book;
  /** All cards of the state as a list, which is faster to iterate over than the record. */
  readonly all: CardState[];
  /** An integer from 0 to `bound` - 1. */
  readonly below: (bound: number) => number;
  readonly tell: (happening: Happening) => void;
  /** Present only on a machine that reads a state without changing it. */
  readonly derived?: Derived;
}

export const machineOf = (
  state: SwtcgState,
  book: Book,
  { below, tell }: Pick<Machine, 'below' | 'tell'>,
): Machine => ({ state, book, all: Object.values(state.cards), below, tell });

/** Players alternately play or pass, Dark first, until all have passed in succession. */
export const openWindow = (g: Machine, what: WindowKind): void =>
  push(g, { kind: 'window', at: 0, what, passes: 0, next: 0 });

export const rollDie = (g: Machine): number => g.below(6) + 1;

export const rollDice = (g: Machine, count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, () => rollDie(g));
