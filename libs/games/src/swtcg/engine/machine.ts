import { push } from '#game';
import type { SwtcgCard } from '../card.js';
import type { Derived } from './derived.js';
import type { CardState, SwtcgState, WindowKind } from './state.js';

/** The cards that a game is played with. */
export interface Book {
  /** Undefined: no such card, or one that says more than the engine knows. */
  readonly card: (id: string) => SwtcgCard | undefined;
  /** Ids of the cards that always say something of units: most do not, and are asked thousands of times. */
  readonly standing: ReadonlySet<string>;
  /** Ids of the cards whose text makes others of a kind. */
  readonly renaming: ReadonlySet<string>;
}

/** What happened, for the record of a game. Cards are keys of this game. */
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

/** A game under way: its state, the book, and where chance comes from. */
export interface Machine {
  readonly state: SwtcgState;
  readonly book: Book;
  /** All cards of the state: a list is gone through faster than a record. */
  readonly all: CardState[];
  /** An integer from 0 to below `bound`. */
  readonly below: (bound: number) => number;
  readonly tell: (happening: Happening) => void;
  /** Only where the state is read and stays as it is. */
  readonly derived?: Derived;
}

export const machineOf = (
  state: SwtcgState,
  book: Book,
  { below, tell }: Pick<Machine, 'below' | 'tell'>,
): Machine => ({ state, book, all: Object.values(state.cards), below, tell });

/** Players play or pass in turns, Dark first, until both have passed in succession. */
export const openWindow = (g: Machine, what: WindowKind): void =>
  push(g, { kind: 'window', at: 0, what, passes: 0, next: 0 });

export const rollDie = (g: Machine): number => g.below(6) + 1;

export const rollDice = (g: Machine, count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, () => rollDie(g));
