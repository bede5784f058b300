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
 * A card of this game. Zones: `stack` under another version of a unique card, `attached` Equipment
 * or a Pilot on a unit, `location` a Location in its arena, `beneath` under a unit, open to both
 * players and not part of its stack, `playing` a Battle card while it resolves, `out` removed from
 * the game, `supply` a Subordinate that was not taken.
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
  /** The key of the card that it is under or attached to. */
  on: string | null;
  /** Extra power for the next attack, by Focus. */
  focused: number;
  /** Power lost until the end of the battle, by Stun. */
  stunned: number;
  /** It was moved between arenas, or equipped, in this build step. */
  moved: boolean;
  /** It does not untap in the next ready phase; absent if it does. */
  held?: true;
  /** A Subordinate: it goes back to the supply when it leaves its arena. */
  readonly supplied?: true;
  /** No card can save it from being discarded any more; absent if one still could. */
  doomed?: true;
}

export interface SeatState {
  force: number;
  /** Build points of setup or of this turn. */
  points: number;
  /** The side that the player plays; null until it is settled. */
  side: Side | null;
  /** The number of extra attacks that this player's attackers may still make this turn. */
  extra: number;
}

interface Step {
  at: number;
}

/** Damage to one unit: pending counters, or dice that still have to be rolled. */
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
  /** With Bombard or Ion Cannon a unit of another arena is attacked. */
  readonly how: 'arena' | 'Bombard' | 'Ion Cannon';
  /** It is the second attack, by Double Strike or an extra attack. */
  readonly second: boolean;
  disrupted: boolean;
  /** The defender can no longer be replaced by a stand-in. */
  settled?: true;
  /** Copies of abilities used in this attack, as `card:ability index`. */
  used: string[];
  predictions: { readonly card: string; readonly ability: number; readonly n: number }[];
  retaliate: { readonly card: string; readonly dice: number }[];
  /** `first`: the first roll. `dice`: the dice as they are now. */
  first: number[];
  dice: number[];
  /** The lowest face that hits, set when the dice are rolled. */
  hitsFrom: number;
  /** The number of Fury dice, and the damage of Critical Hit. */
  fury: number;
  critical: number;
  split: Harm | null;
  /** Units discarded by the damage of this attack, with the seats that controlled them. */
  killed: { readonly card: string; readonly seat: number; readonly arena: Arena | null }[];
  rolled: boolean;
  /**
   * Effects at the end of the attack, set when the dice are rolled: damage by Riposte, dice by
   * Backfire.
   */
  riposte: number;
  backfire: number;
  /** Effects to carry out after the attack; absent if there are none. */
  ends?: Triggered[];
}

/** Parts of an effect that wait, with their player and card. */
export interface Triggered {
  readonly seat: number;
  readonly card: string;
  readonly parts: readonly EffectPart[];
  /** The units that an earlier part chose. */
  readonly last?: string[];
}

export interface DamageFrame extends Step {
  readonly kind: 'damage';
  readonly source: string | null;
  readonly attack: boolean;
  /** With Double Damage two counters are placed per damage. */
  readonly double: boolean;
  readonly ferocity: boolean;
  readonly stun: number;
  harms: Harm[];
  used: string[];
  /** Units for which a ransom was already asked. */
  ransoms?: string[];
  /** The attacker's player has finished choosing Equipment to discard instead of damage. */
  disarmed?: true;
  /** Damage that Deflect deals once this damage is placed. */
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

/** The occasions on which players may play or pass. */
export type WindowKind =
  | 'general'
  | 'attack'
  | 'reroll'
  | 'pending'
  | 'prevention'
  | 'disrupt'
  | 'arrival';

/** Unfinished work, innermost last. Plain data: a game can be stored at every decision. */
export type Frame =
  | (Step & { readonly kind: 'sides'; bid: number; seat: number; chooser: number | null })
  | (Step & {
      readonly kind: 'setup';
      /** Points spent, by side. */
      spent: [number, number];
      /** By player, in turn order. */
      done: boolean[];
    })
  | (Step & { readonly kind: 'turn' })
  | (Step & { readonly kind: 'build'; readonly seat: number; upkeep: string[] })
  | (Step & { readonly kind: 'retreat'; readonly seat: number })
  | (Step & {
      readonly kind: 'arena';
      readonly arena: Arena;
      /** No unit can attack any more: the step ends after its end effects. */
      ended?: boolean;
      /** No unit has attacked in it yet. */
      opening?: true;
      /** Of two partners' equally fast units, the one chosen to go first. */
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
      /** Units or cards chosen for the current part. */
      chosen?: string[];
      /** The arena that its player chose for the current part. */
      arena?: Arena;
      /** The units of the preceding part. */
      last?: string[];
      /** The value of X in the cost. */
      readonly x?: number;
      /** Indexes of the abilities that `copy` has taken. */
      copied?: number[];
    })
  | (Step & {
      /**
       * Effects of one side that triggered at the same moment; the player chooses which comes next.
       */
      readonly kind: 'order';
      readonly waiting: Triggered[];
    })
  | (Step & {
      readonly kind: 'discard';
      readonly seat: number;
      left: number;
      /** The cards go under the deck, or are only revealed, instead of being discarded. */
      readonly to?: 'bottom' | 'reveal';
      /** Only cards that match this filter. */
      readonly what?: CardFilter;
    })
  | (Step & {
      readonly kind: 'rescue';
      /**
       * The unit that would be discarded, and the unit that can save it by being discarded instead.
       */
      readonly card: string;
      readonly by: string;
      /** Whether this frame discards the unit if nobody saves it. */
      readonly discards: boolean;
    })
  | (Step & {
      readonly kind: 'piles';
      readonly seat: number;
      readonly card: string;
      readonly cards: readonly string[];
      /** The cards that the opponent has put into the first pile. */
      first: string[];
    })
  | (Step & {
      readonly kind: 'exile';
      readonly seat: number;
      left: number;
      readonly what: CardFilter;
      /** The seat whose discard pile it is; an opponent's seat stands for all opponents. */
      readonly whose: number;
    })
  | (Step & {
      readonly kind: 'reroll';
      readonly seat: number;
      left: number;
      /** Indexes of dice already rerolled, if each die may be rerolled only once. */
      readonly done?: number[];
    })
  | AttackFrame
  | DamageFrame
  | UseFrame;

export type PartsFrame = Extract<Frame, { kind: 'parts' }>;

/**
 * What a player brings, as card ids: one deck, or two of different sides, for which the players
 * then bid.
 */
export interface SeatSetup {
  readonly decks: readonly (readonly string[])[];
  /** Subordinates, which are not part of a deck. */
  readonly supply?: readonly string[];
}

export interface SwtcgState {
  readonly version: 1;
  readonly setups: readonly SeatSetup[];
  /** Two seats, or four: the first two play together against the last two. */
  readonly seats: [SeatState, SeatState, ...SeatState[]];
  /** Turn order, which also decides ties: the seats of the Dark side, then the others. */
  order: [number, number, ...number[]];
  readonly cards: Record<string, CardState>;
  /** Keys of cards, top first. */
  readonly decks: [string[], string[], ...string[][]];
  turn: number;
  phase: 'sides' | 'setup' | 'ready' | 'command' | 'battle' | 'end' | 'over';
  /**
   * Number of consecutive turns in which no card changed its place and no damage was done, with all
   * decks empty.
   */
  quiet: number;
  /** The places of all cards at the end of the previous turn, which `quiet` is compared with. */
  places: string;
  /** Abilities used this turn, as `card:ability index`. */
  used: string[];
  /** Bounties to be paid when their player's next build step begins; absent if there were none. */
  bounties?: Triggered[];
  /** Effects to carry out at a later moment; absent if there were none. */
  later?: (Triggered & { readonly moment: string })[];
  /**
   * `dealt`: damage dealt this turn. `mended`: damage counters that players removed this turn.
   * Absent if there were none.
   */
  dealt?: { readonly by: string | null; readonly to: string; readonly foe: boolean }[];
  mended?: { readonly by: number; readonly to: string }[];
  /** Effects on a player until the turn ends; absent if there were none. */
  decrees?: { readonly seat: number; readonly card: string; readonly says: Ability }[];
  /** Temporary effects on units; absent if there were none. */
  lasting?: Lasting[];
  readonly stack: Frame[];
  waiting: Decision | null;
  answer: Option | null;
  /** A seat of the winning side; `draw` if nothing can change any more. */
  winner: number | 'draw' | null;
  /** The number of random numbers drawn. */
  drawn: number;
}
