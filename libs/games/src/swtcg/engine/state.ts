import type {
  Ability,
  Arena,
  CardFilter,
  Condition,
  EffectPart,
  Mod,
  Side,
  Until,
} from '../card.js';
import type { Decision, Option } from './options.js';

/**
 * A card of this game. Zones: `stack` lies under another
 * version of a unique card, `attached` is Equipment or a Pilot on a unit,
 * `location` a Location in its arena,
 * `beneath` lies under a unit, open to both, and is no part of its stack,
 * `playing` a Battle card while it resolves, `out` what left the game,
 * `supply` a Subordinate that was not taken.
 */
export interface CardState {
  readonly key: string;
  readonly card: string;
  readonly owner: number;
  controller: number;
  zone:
    | 'deck'
    | 'hand'
    | 'build'
    | 'arena'
    | 'location'
    | 'stack'
    | 'attached'
    | 'beneath'
    | 'playing'
    | 'discard'
    | 'supply'
    | 'out';
  arena: Arena | null;
  /** Partially built: face down in the build zone. */
  faceDown: boolean;
  /** Build counters. */
  counters: number;
  damage: number;
  tapped: boolean;
  /** The card it lies under or is attached to. */
  on: string | null;
  /** Power on the next attack, by Focus. */
  focused: number;
  /** Power lost until the end of the battle, by Stun. */
  stunned: number;
  /** Moved between arenas, or equipped, in this build step. */
  moved: boolean;
  /** It does not untap in the next ready phase; absent where it does. */
  held?: true;
  /** A Subordinate: it goes back to the Supply when it leaves its arena. */
  readonly supplied?: true;
  /** No card saves it any more from being discarded; absent where one still might. */
  doomed?: true;
}

export interface SeatState {
  force: number;
  /** Build points of setup or of this turn. */
  points: number;
  /** The side whose deck is played; null while sides are bid for. */
  side: Side | null;
  /** Attacks more that the next attackers may make in this turn. */
  extra: number;
}

interface Step {
  at: number;
}

/** Damage to one unit, as counters that are pending or as dice that are still to be rolled. */
export interface Harm {
  readonly to: string;
  n: number;
  readonly dice?: number;
}

export interface AttackFrame extends Step {
  readonly kind: 'attack';
  readonly seat: number;
  readonly attacker: string;
  defender: string;
  /** By Bombard or Ion Cannon a unit of another arena is attacked. */
  readonly how: 'arena' | 'Bombard' | 'Ion Cannon';
  /** The second attack of Double Strike. */
  readonly second: boolean;
  disrupted: boolean;
  /** Nobody stands in for the defender any more. */
  settled?: true;
  /** Copies of abilities used in this attack: card and number. */
  used: string[];
  predictions: { readonly card: string; readonly ability: number; readonly n: number }[];
  retaliate: { readonly card: string; readonly dice: number }[];
  /** The first roll, and the dice as they lie now. */
  first: number[];
  dice: number[];
  /** The lowest face that hits, fixed at the roll. */
  hitsFrom: number;
  /** Dice of Fury and damage of Critical Hit, once they count. */
  fury: number;
  critical: number;
  split: Harm | null;
  /** Discarded by the damage of this attack, with who controlled them. */
  killed: { readonly card: string; readonly seat: number; readonly arena: Arena | null }[];
  rolled: boolean;
  /** At the end of the attack, fixed at the roll: damage by Riposte, dice by Backfire. */
  riposte: number;
  backfire: number;
  /** What effects do once the attack has ended; absent until one does. */
  ends?: Triggered[];
}

/** Parts of an effect that wait: whose, of which card. */
export interface Triggered {
  readonly seat: number;
  readonly card: string;
  readonly parts: readonly EffectPart[];
  /** The units that were chosen before it. */
  readonly last?: string[];
}

export interface DamageFrame extends Step {
  readonly kind: 'damage';
  readonly source: string | null;
  readonly attack: boolean;
  /** Counters of a unit with Double Damage are two for each. */
  readonly double: boolean;
  readonly ferocity: boolean;
  readonly stun: number;
  harms: Harm[];
  used: string[];
  /** Units of which a ransom was asked or refused. */
  ransoms?: string[];
  /** Whether the attacker was asked for Equipment that is discarded instead of damage. */
  disarmed?: true;
  /** Damage that Deflect does once this damage is placed. */
  deflected: { readonly by: string; readonly to: string; readonly n: number }[];
}

export interface UseFrame extends Step {
  readonly kind: 'use';
  readonly seat: number;
  readonly card: string;
  readonly ability: number;
  readonly on: string | null;
  readonly x: number;
  disrupted: boolean;
}

export interface Lasting {
  on: string;
  readonly mods: readonly Mod[];
  readonly when?: readonly Condition[];
  readonly until: Until;
}

/** When players may play or pass. */
export type WindowKind =
  | 'general'
  | 'attack'
  | 'reroll'
  | 'pending'
  | 'prevention'
  | 'disrupt'
  | 'arrival';

/** Work under way, the innermost last. Plain data: a game can be stored at every decision. */
export type Frame =
  | (Step & { readonly kind: 'sides'; bid: number; seat: number; chooser: number | null })
  | (Step & {
      readonly kind: 'setup';
      /** By side. */
      spent: [number, number];
      /** By player, in their order. */
      done: boolean[];
    })
  | (Step & { readonly kind: 'turn' })
  | (Step & { readonly kind: 'build'; readonly seat: number; upkeep: string[] })
  | (Step & { readonly kind: 'retreat'; readonly seat: number })
  | (Step & {
      readonly kind: 'arena';
      readonly arena: Arena;
      /** Nobody can attack any more: what is done then is done. */
      ended?: boolean;
      /** Nobody has attacked in it. */
      opening?: true;
      /** Of equally fast units of two partners the one that comes first. */
      chosen?: string;
    })
  | (Step & {
      readonly kind: 'contest';
      readonly cards: readonly [string, string];
      bids: [number, number];
    })
  | (Step & { readonly kind: 'window'; readonly what: WindowKind; passes: number; next: number })
  | (Step & { readonly kind: 'arrived'; readonly card: string; used: string[] })
  | (Step & {
      readonly kind: 'duplicate';
      readonly seat: number;
      readonly cards: readonly [old: string, added: string];
      readonly to: Arena | 'build';
    })
  | (Step & {
      readonly kind: 'parts';
      readonly seat: number;
      readonly card: string;
      readonly on: string | null;
      readonly parts: readonly EffectPart[];
      /** Chosen for the part that is under way. */
      chosen?: string[];
      /** The arena that its player named for it. */
      arena?: Arena;
      /** The units of the part before it. */
      last?: string[];
      /** The X of the cost. */
      readonly x?: number;
      /** Numbers of the abilities that `copy` has taken. */
      copied?: number[];
    })
  | (Step & {
      /** Of one side, triggered at the same moment: what is done next is chosen. */
      readonly kind: 'order';
      readonly waiting: Triggered[];
    })
  | (Step & {
      readonly kind: 'discard';
      readonly seat: number;
      left: number;
      /** They go under the deck instead, or are only shown. */
      readonly to?: 'bottom' | 'reveal';
      /** Only such cards. */
      readonly what?: CardFilter;
    })
  | (Step & {
      readonly kind: 'rescue';
      /** The unit that would be discarded, and whoever saves it by being discarded instead. */
      readonly card: string;
      readonly by: string;
      /** Whether it is discarded here where nobody saves it. */
      readonly discards: boolean;
    })
  | (Step & {
      readonly kind: 'piles';
      readonly seat: number;
      readonly card: string;
      readonly cards: readonly string[];
      /** Those that the other player has put into the first pile. */
      first: string[];
    })
  | (Step & {
      readonly kind: 'exile';
      readonly seat: number;
      left: number;
      readonly what: CardFilter;
      /** Whose pile: of another player, those of all foes. */
      readonly whose: number;
    })
  | (Step & {
      readonly kind: 'reroll';
      readonly seat: number;
      left: number;
      /** Dice that were rolled again, where each is only once. */
      readonly done?: number[];
    })
  | AttackFrame
  | DamageFrame
  | UseFrame;

export type PartsFrame = Extract<Frame, { kind: 'parts' }>;

/** What a player brings: one deck, or two of different sides that are then bid for. Ids of cards. */
export interface SeatSetup {
  readonly decks: readonly (readonly string[])[];
  /** Subordinates, which are no part of a deck. */
  readonly supply?: readonly string[];
}

export interface SwtcgState {
  readonly version: 1;
  readonly setups: readonly SeatSetup[];
  /** Two, or four: the first two play together against the last two. */
  readonly seats: [SeatState, SeatState, ...SeatState[]];
  /** Who is first in every window and wins ties: the seats of the Dark side, then the others. */
  order: [number, number, ...number[]];
  readonly cards: Record<string, CardState>;
  /** Keys of cards, the top first. */
  readonly decks: [string[], string[], ...string[][]];
  turn: number;
  phase: 'sides' | 'setup' | 'ready' | 'command' | 'battle' | 'end' | 'over';
  /**
   * Turns in succession in which no card changed its place and no damage was done, with nothing left to draw.
   */
  quiet: number;
  /** What `quiet` compares: the places of all cards when the turn began. */
  places: string;
  /** Abilities that were used in this turn: card and number. */
  used: string[];
  /** Bounties that are paid when their player's next build step begins; absent until there are some. */
  bounties?: Triggered[];
  /** What is done at a later moment; absent until something is. */
  later?: (Triggered & { readonly moment: string })[];
  /** Damage of this turn, and damage counters that players took off; absent until there is some. */
  dealt?: { readonly by: string | null; readonly to: string; readonly foe: boolean }[];
  mended?: { readonly by: number; readonly to: string }[];
  /** What holds for a player until the turn ends; absent until something does. */
  decrees?: { readonly seat: number; readonly card: string; readonly says: Ability }[];
  /** What effects gave units for a while; absent until one did. */
  lasting?: Lasting[];
  readonly stack: Frame[];
  waiting: Decision | null;
  answer: Option | null;
  /** A seat of the side that won; `draw` when nothing can change any more. */
  winner: number | 'draw' | null;
  /** How many numbers were drawn by chance. */
  drawn: number;
}
