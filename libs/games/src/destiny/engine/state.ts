import type { Node, ResolveHow } from './behaviour.js';
import type { DiceFilter } from './terms.js';
import type { Decision, Option } from './options.js';
import type { DieSymbol } from '../facts/card.js';

/**
 * A card of this game. Zones: `limbo` holds an event while it resolves, `out` what left the game,
 * `outside` what only lends its dice.
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
  /** Defeated when the round has ended. */
  doomed: boolean;
  /** It goes to its owner's hand when the action phase is over. */
  returns?: true;
  /** What it has done already that it does once each round, or once a game: missing before. */
  used?: readonly string[];
}

/** A die. `side` is the one shown, -1 unless it lies in a pool. */
export interface DieState {
  readonly key: string;
  card: string;
  readonly owner: number;
  place: 'card' | 'pool' | 'aside';
  side: number;
  /** Rolled without its card being in play: set aside after it is resolved or removed. */
  loose: boolean;
  /** The round in which it is not rolled. */
  frozen?: number;
}

interface SeatState {
  resources: number;
  /** Extra actions to be taken at once. */
  extra: number;
  eliminated: boolean;
  /** The last setup roll; null before it. */
  roll: number | null;
  /** Passes for the rest of the round. */
  resting?: true;
  /** The next card played this turn has Ambush. */
  swift?: true;
  /** What the next action has to be, if it can be; to activate a character only in this round. */
  forced?: { readonly play: string } | { readonly activate: true };
  /** Loses when the action phase is over. */
  losing?: true;
}

type Chosen = Record<string, string[]>;

/** An ability to be resolved: its steps, and what is known to it. */
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
  /** It was the last card of the hand. */
  last?: true;
  /** Supports that were asked already whether they are exhausted for this card. */
  asked: string[];
}

export interface ResolveFrame extends Step {
  readonly kind: 'resolve';
  readonly seat: number;
  readonly die: string;
  readonly with: readonly string[];
  readonly how: ResolveHow & { readonly bonus?: number; readonly fixed?: number };
  /** Value left to hand out. */
  left: number;
  symbol: DieSymbol;
  touched: string[];
  /** Characters that were given a part each. */
  assigned: string[];
  stays: boolean;
  lost: number;
  /** Of games kept since before there were cards that need them: these may be missing. */
  before?: Ability[];
  after?: Ability[];
  raised?: number;
  /** What is taken off its cost, and what was asked whether it takes something off. */
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
  /** The dice that deal it. */
  readonly dice?: readonly string[];
  before: Ability[];
}

/** Work under way, the innermost last. Plain data: a game can be stored at every decision. */
export type Frame =
  | (Step & { readonly kind: 'setup'; tied: number[]; winner: number })
  | (Step & { readonly kind: 'round' })
  | (Step & { readonly kind: 'turn'; readonly seat: number })
  | (Step & {
      readonly kind: 'action';
      readonly seat: number;
      readonly extra: boolean;
      before?: Ability[];
      /** Something was done that only comes before an action. */
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
      /** A card lets any dice be resolved, whatever they show; also none. */
      readonly any: boolean;
      readonly from?: DiceFilter;
      /** None but these dice. */
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
      /** Whose card discards it: what comes instead may answer. */
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
  /** Keys of cards, the top first. */
  readonly decks: string[][];
  round: number;
  /** What was played this round; missing in games kept since before cards asked for it. */
  played?: readonly string[];
  /** An action was taken this round; missing in games kept since before cards asked for it. */
  acted?: boolean;
  phase: 'setup' | 'action' | 'upkeep' | 'over';
  /** The battlefield that is used; its controller acts first. */
  battlefield: string | null;
  claimed: number | null;
  /** Passes in succession. */
  passes: number;
  /** The action phase ends after the present turn. */
  ending: boolean;
  readonly queue: Ability[];
  readonly stack: Frame[];
  waiting: Decision | null;
  answer: Option | null;
  winner: number | null;
  /** How many numbers were drawn by chance. */
  drawn: number;
}
