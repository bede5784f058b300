import type { Node, ResolveHow } from './behaviour.js';
import type { DiceFilter } from './terms.js';
import type { Decision, Option } from './options.js';
import type { DieSymbol } from '../facts/card.js';

/**
 * A card of this game. Zones: `limbo` an event while it resolves, `out` removed from the game,
 * `outside` a card that only lends its dice.
 */
export interface CardState {
  readonly key: string;
  readonly card: string;
  readonly owner: number;
  controller: number;
  zone: 'deck' | 'hand' | 'play' | 'discard' | 'limbo' | 'out' | 'outside';
  exhausted: boolean;
  damage: number;
  shields: number;
  /** The character that an upgrade is attached to. */
  host: string | null;
  /** An upgrade that became a support. */
  support: boolean;
  /** It is defeated at the end of the round. */
  doomed: boolean;
  /** It returns to its owner's hand at the end of the action phase. */
  returns?: true;
  /** Its limited abilities that were used this round or game; absent if there were none. */
  used?: readonly string[];
}

/** A die. `side` is the one shown; -1 outside a pool. */
export interface DieState {
  readonly key: string;
  card: string;
  readonly owner: number;
  place: 'card' | 'pool' | 'aside';
  side: number;
  /** Rolled although its card is not in play: set aside after it is resolved or removed. */
  loose: boolean;
  /** The round in which it cannot be rolled. */
  frozen?: number;
}

interface SeatState {
  resources: number;
  /** Extra actions to take immediately. */
  extra: number;
  eliminated: boolean;
  /** The last roll during setup; null before it. */
  roll: number | null;
  /** The player passes for the rest of the round. */
  resting?: true;
  /** The next card that the player plays this turn has Ambush. */
  swift?: true;
  /** What the next action must be, if possible; a forced activation applies only to this round. */
  forced?: { readonly play: string } | { readonly activate: true };
  /** The player loses at the end of the action phase. */
  losing?: true;
}

type Chosen = Record<string, string[]>;

/** An ability to resolve: its steps, and the choices and numbers known so far. */
export interface Ability {
  readonly source: string;
  readonly seat: number;
  readonly nodes: readonly Node[];
  readonly chosen: Chosen;
  readonly numbers: Record<string, number>;
}

interface Step {
  at: number;
}

export interface RunFrame extends Step {
  readonly kind: 'run';
  readonly source: string;
  readonly seat: number;
  nodes: readonly Node[];
  chosen: Chosen;
  numbers: Record<string, number>;
  opponent: number | null;
  /** The die whose special this is. */
  readonly die: string | null;
}

export interface PlayFrame extends Step {
  readonly kind: 'play';
  readonly seat: number;
  readonly card: string;
  readonly on: string | null;
  readonly replacing: string | null;
  less: number;
  readonly free: boolean;
  ambush: boolean;
  /** It was the last card in hand. */
  last?: true;
  /** Supports whose player was already asked whether to exhaust them for this card. */
  asked: string[];
}

export interface ResolveFrame extends Step {
  readonly kind: 'resolve';
  readonly seat: number;
  readonly die: string;
  readonly with: readonly string[];
  readonly how: ResolveHow & { readonly bonus?: number; readonly fixed?: number };
  /** The value that still has to be applied. */
  left: number;
  symbol: DieSymbol;
  touched: string[];
  /** Characters that were assigned one point each. */
  assigned: string[];
  stays: boolean;
  lost: number;
  /** Optional, because games stored before cards needed these fields lack them. */
  before?: Ability[];
  after?: Ability[];
  raised?: number;
  /**
   * `less`: the reduction of its cost. `helped`: cards whose player was already asked to exhaust
   * them for it.
   */
  less?: number;
  helped?: string[];
  /** The value that the base die showed. */
  shown?: number;
}

export interface DamageFrame extends Step {
  readonly kind: 'damage';
  readonly to: string;
  n: number;
  readonly unblockable: boolean;
  readonly symbol: DieSymbol | null;
  /** The dice that deal the damage. */
  readonly dice?: readonly string[];
  before: Ability[];
}

/** Unfinished work, innermost last. Plain data: a game can be stored at every decision. */
export type Frame =
  | (Step & { readonly kind: 'setup'; tied: number[]; winner: number })
  | (Step & { readonly kind: 'round' })
  | (Step & { readonly kind: 'turn'; readonly seat: number })
  | (Step & {
      readonly kind: 'action';
      readonly seat: number;
      readonly extra: boolean;
      before?: Ability[];
      /** An ability that must be followed by an action was used: the player cannot pass. */
      must?: true;
    })
  | (Step & { readonly kind: 'drain' })
  | (Step & {
      readonly kind: 'resolve-dice';
      readonly seat: number;
      symbol: DieSymbol | null;
      base: string | null;
      with: string[];
      readonly done: string[];
      /** A card allows dice of any symbol to be resolved, or none. */
      readonly any: boolean;
      readonly from?: DiceFilter;
      /** Only these dice may be resolved. */
      readonly only?: readonly string[];
      readonly most?: number;
      readonly same?: boolean;
      readonly unblockable?: boolean;
    })
  | (Step & { readonly kind: 'reroll-dice'; readonly seat: number; readonly dice: string[] })
  | ResolveFrame
  | PlayFrame
  | (Step & {
      readonly kind: 'activate';
      readonly seat: number;
      readonly card: string;
      readonly as?: string;
      before: Ability[];
    })
  | DamageFrame
  | (Step & {
      readonly kind: 'defeat';
      readonly card: string;
      readonly byDamage?: boolean;
      before: Ability[];
      replaced: boolean;
      moved: string[];
    })
  | (Step & {
      readonly kind: 'shields';
      readonly to: string;
      readonly n: number;
      before: Ability[];
    })
  | (Step & {
      readonly kind: 'leave';
      readonly card: string;
      readonly to: 'discard' | 'hand' | 'out';
      /** The seat whose card discards it; only then can replacement abilities react. */
      readonly by?: number;
      before?: Ability[];
      replaced?: boolean;
    })
  | (Step & { readonly kind: 'limit'; readonly card: string })
  | (Step & { readonly kind: 'claim'; readonly seat: number })
  | (Step & {
      readonly kind: 'use';
      readonly seat: number;
      readonly card: string;
      readonly ability: number;
    })
  | (Step & { readonly kind: 'order'; waiting: Ability[] })
  | (Step & { readonly kind: 'upkeep'; seats: number[] })
  | RunFrame;

export interface DestinyState {
  readonly version: 1;
  readonly seats: SeatState[];
  readonly cards: Record<string, CardState>;
  readonly dice: Record<string, DieState>;
  /** Keys of cards, top first. */
  readonly decks: string[][];
  round: number;
  /** Cards played this round; missing in games stored before any card needed this. */
  played?: readonly string[];
  /**
   * Whether an action was taken this round; missing in games stored before any card needed this.
   */
  acted?: boolean;
  phase: 'setup' | 'action' | 'upkeep' | 'over';
  /** The battlefield in use; its controller acts first. */
  battlefield: string | null;
  claimed: number | null;
  /** The number of consecutive passes. */
  passes: number;
  /** The action phase ends after the current turn. */
  ending: boolean;
  readonly queue: Ability[];
  readonly stack: Frame[];
  waiting: Decision | null;
  answer: Option | null;
  winner: number | null;
  /** The number of random numbers drawn. */
  drawn: number;
}
