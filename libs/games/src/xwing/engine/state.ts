import type { Pose } from '../mat/ships.js';
import type { AttackFace, DefenceFace } from '../rules/dice.js';
import type { DialEntry, MatObstacle } from '../judge/pieces.js';
import type { ActionName, Deed, Doing, Moment, Price } from './ability.js';
import type { Decision, Option } from './options.js';

/** A damage card on a ship; face down its name is hidden from everybody. */
export interface DamageCard {
  readonly card: string;
  up: boolean;
  /** The round in which it was dealt. */
  readonly round: number;
}

export interface UpgradeState {
  readonly id: string;
  readonly slot: string;
  discarded: boolean;
  /** Ordnance tokens upon it: each is discarded in its stead. */
  spares: number;
  /** The round in which it was last used, where that counts. */
  used: number;
}

/** Kinds of tokens that lie beside ships, in the order in which a page shows them. */
export const tokens = [
  ...(['focus', 'evade', 'reinforce', 'reinforce-aft', 'stress', 'ion', 'tractor', 'jam'] as const),
  ...(['cloak', 'disabled'] as const),
] as const;
export type Token = (typeof tokens)[number];

/** A value that is changed for a while; of several changes of pilot skill the last one counts. */
export interface LastingValue {
  readonly stat: 'skill' | 'agility' | 'attack';
  readonly value: number;
  readonly until: 'phase' | 'round';
}

/** A bomb or a mine on the mat. */
export interface BombOnMat extends Pose {
  readonly id: string;
  readonly kind: string;
  readonly seat: number;
}

/** What a ship is and does in one round; it begins anew with the next. */
export interface ShipInRound {
  /** The place on its dial, hidden until it is revealed; null without one. */
  dial: number | null;
  revealed: boolean;
  /** Actions done in this round. */
  done: string[];
  /** The speed that it flew in this round; null before. */
  flown: number | null;
  activated: boolean;
  attacked: boolean;
  /** Its step of actions is left out in this round. */
  skips: boolean;
  lasting: LastingValue[];
  /** What its dial was turned to when it was revealed; null while it flies what it shows. */
  flies: DialEntry | null;
  /** What it flew in this round. */
  bearing: string | null;
  /** Its manoeuvre overlapped a ship or an obstacle. */
  overlapped: boolean;
  /** A bomb was dropped in this round. */
  dropped: boolean;
  /** It cannot attack any more in this round. */
  spent: boolean;
  /** It was given a tractor beam token in this round. */
  pulled: boolean;
}

export interface ShipState extends Pose, ShipInRound {
  readonly key: string;
  readonly seat: number;
  /** Keys of the book: `id|ship|faction` of the pilot, and the id of the ship. */
  readonly pilot: string;
  readonly ship: string;
  readonly upgrades: UpgradeState[];
  /** What it costs with its upgrades. */
  readonly points: number;
  place: 'reserve' | 'mat' | 'gone';
  x: number;
  y: number;
  heading: number;
  /** Where a mobile arc points, in degrees clockwise from the front. */
  turned: number;
  shields: number;
  damage: DamageCard[];
  readonly tokens: Record<Token, number>;
  /** The key of the ship that it has locked. */
  lock: string | null;
  /** Keys of the ships that it came to touch. */
  touching: string[];
  /** The round in which its pilot was last used, where that counts. */
  used: number;
  conditions: string[];
  /** Pilots of friends whose abilities it has, too. */
  borrowed?: readonly string[];
}

export interface SeatState {
  readonly points: number;
  /** Obstacles that its player still has to place. */
  readonly obstacles: MatObstacle['kind'][];
  /** Keys of damage cards, the top first. */
  readonly deck: string[];
  readonly discard: string[];
}

interface Step {
  at: number;
}

/** A die as it lies; each is rerolled at most once. */
export interface Die<Face> {
  face: Face;
  rerolled: boolean;
  /** Nothing modifies it any more. */
  fixed?: true;
}

export interface AttackFrame extends Step {
  readonly kind: 'attack';
  readonly attacker: string;
  /** Null before a target is declared. */
  target: string | null;
  /** The place of the upgrade; -1 for the primary weapon. */
  weapon: number;
  range: number;
  obstructed: boolean;
  attack: Die<AttackFace>[];
  defence: Die<DefenceFace>[];
  /** Dice that were bought for the roll that comes, and defence dice that were rolled. */
  bonus: number;
  rolled: number;
  /**
   * What was used in this attack: abilities as `ship/card/ability`, `attacking` and `defending` where a
   * focus token was spent on those dice, `evade` for an evade token, `weapon` for the own effect of the
   * weapon, and `second` in the second attack of a weapon that attacks twice.
   */
  used: string[];
  /** Dice that are rerolled by the effect that was used last; null when none is being chosen. */
  reroll: {
    readonly faces: string[];
    readonly most: number;
    readonly chosen: number[];
    /** Each die costs its ship a stress token. */
    readonly strains: boolean;
  } | null;
  hit: boolean;
  /** Results of a hit that are still to be suffered; null before one and after it. */
  left: ('hit' | 'crit')[] | null;
  /** Damage that the defender suffered, and how many damage cards it had before. */
  suffered: number;
  before: number;
  /** What an attack beside the usual one is limited to; null for the usual one. */
  readonly extra: ExtraAttack | null;
}

/** What a die that was rolled beside an attack does to a ship, by what it shows. */
export type Harm = Readonly<Partial<Record<'hit' | 'crit', 'hit' | 'crit'>>>;

/** Dice of a ship that were rolled beside an attack, before they do anything. */
export interface RolledFrame extends Step {
  readonly kind: 'rolled';
  readonly ship: string;
  readonly dice: 'attack' | 'defence';
  readonly faces: string[];
  readonly harm: Harm;
  /** What an ability does once its die shows one of these. */
  readonly doing?: {
    readonly doing: Doing;
    readonly faces: readonly string[];
    readonly enemy: string | null;
    readonly before: number;
  };
}

/** An attack that an ability gives. */
export interface ExtraAttack {
  /** `primary`, or slots of the weapons. */
  readonly weapons: 'primary' | 'any' | readonly string[];
  readonly notWeapon: number | null;
  readonly target: string | null;
  readonly notTarget: string | null;
  /** The place of the card and of its ability. */
  readonly card: number;
  readonly index: number;
}

/** Who may attack once more now (step 9 of an attack). */
export interface Follower extends ExtraAttack {
  readonly ship: string;
}

/** Something happened to a ship that its abilities may follow. */
export interface Waiting {
  readonly ship: string;
  readonly moment: Moment;
  /** The other ship of the attack that it happened in. */
  readonly enemy: string | null;
  /** What is to be known of that attack, and the damage cards that its defender had before. */
  readonly attack?: AttackFacts;
  readonly before?: number;
}

/** An attack, for abilities that follow it. */
export interface AttackFacts {
  readonly range: number;
  readonly primary: boolean;
  readonly slot: string;
  readonly obstructed: boolean;
  readonly suffered: number;
  /** Damage cards that it dealt, defence dice, and whether it followed another attack. */
  readonly dealt: number;
  /** It dealt the defender a card face up, discarded since or not. */
  readonly dealtUp: boolean;
  readonly defenceDice: number;
  readonly following: boolean;
  readonly cost: number;
  /** In a token that is spent: it is the attacker's. */
  readonly attacking?: boolean;
}

/** Work under way, the innermost last. Plain data: a game can be stored at every decision. */
export type Frame =
  | (Step & { readonly kind: 'setup'; waiting: string[] })
  | (Step & { readonly kind: 'round' })
  | (Step & { readonly kind: 'planning'; waiting: string[] })
  | (Step & { readonly kind: 'decloak'; waiting: string[] })
  | (Step & { readonly kind: 'activation' })
  /** `turned`: places of the cards that turned its dial. */
  | (Step & { readonly kind: 'activate'; readonly ship: string; turned?: readonly number[] })
  /** `list` null: every action that the ship may do. */
  | (Step & {
      readonly kind: 'action';
      readonly ship: string;
      readonly free: boolean;
      readonly list: readonly ActionName[] | null;
      /** What happens once it is over happens only if it was done. */
      readonly strain: boolean;
      readonly price: Price | null;
      /** The step of actions is left out when it is used. */
      readonly skips: boolean;
      /** Only what the own bar shows. */
      readonly onBar: boolean;
      /** It is no action: stress does not matter, and it may have been done. */
      readonly given: boolean;
      /** Only this ship may be locked. */
      readonly only: string | null;
      /** What happens once it is over. */
      readonly then: readonly Deed[];
      /** The upgrade that gives a free action, -1 the pilot; null in the step of actions. */
      readonly source: number | null;
    })
  /** Abilities of a ship that follow something. */
  | (Step & Waiting & { readonly kind: 'moment' })
  /** `skill`: that of the ships that attack now; null before the first. */
  | (Step & { readonly kind: 'combat'; skill: number | null })
  | AttackFrame
  | RolledFrame
  /** A ship is pulled by a tractor beam. */
  | (Step & { readonly kind: 'pull'; readonly ship: string; readonly seat: number })
  /** A damage card that was dealt, before it does anything; `other`: one that may be chosen instead. */
  | (Step & {
      readonly kind: 'dealt';
      readonly ship: string;
      readonly up: boolean;
      card: string;
      other: string | null;
    })
  /** Attacks that follow an attack; `passed` are the seats that want none. */
  | (Step & { readonly kind: 'follow'; passed: number[] })
  | (Step & { readonly kind: 'end' });

export interface XwingState {
  readonly version: 1;
  readonly seats: SeatState[];
  readonly ships: Record<string, ShipState>;
  readonly obstacles: MatObstacle[];
  bombs: BombOnMat[];
  /** How many were dropped in this game. */
  drops: number;
  /** Attacks that are still to follow. */
  followers: Follower[];
  round: number;
  phase: 'setup' | 'planning' | 'activation' | 'combat' | 'end' | 'over';
  initiative: number;
  readonly stack: Frame[];
  readonly queue: Waiting[];
  waiting: Decision | null;
  answer: Option | null;
  winner: number | 'draw' | null;
  /** How many numbers were drawn by chance. */
  drawn: number;
}
