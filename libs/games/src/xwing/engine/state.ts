import type { Pose } from '../mat/ships.js';
import type { AttackFace, DefenceFace } from '../rules/dice.js';
import type { MatObstacle } from '../judge/pieces.js';
import type { ActionName, Moment } from './ability.js';
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
  /** The round in which it last gave a free action. */
  used: number;
}

/** Kinds of tokens that lie beside ships, in the order in which a page shows them. */
export const tokens = ['focus', 'evade', 'stress', 'ion', 'tractor', 'cloak', 'disabled'] as const;
export type Token = (typeof tokens)[number];

export interface ShipState extends Pose {
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
  shields: number;
  damage: DamageCard[];
  readonly tokens: Record<Token, number>;
  /** The key of the ship that it has locked. */
  lock: string | null;
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
  /** Keys of the ships that it came to touch. */
  touching: string[];
  /** The round in which its pilot last gave it a free action. */
  used: number;
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
  /** Attack dice that were bought. */
  bonus: number;
  /**
   * What was used in this attack: abilities as `ship/card/ability`, `attacking` and `defending` where a
   * focus token was spent on those dice, `evade` for an evade token, `weapon` for the own effect of the
   * weapon, and `second` in the second attack of a weapon that attacks twice.
   */
  used: string[];
  /** Dice that are rerolled by the effect that was used last; null when none is being chosen. */
  reroll: { readonly faces: string[]; readonly most: number; readonly chosen: number[] } | null;
  hit: boolean;
  /** Only the primary weapon may be used: an attack after one that missed. */
  readonly again: boolean;
}

/** Something happened to a ship that its abilities may follow. */
export interface Waiting {
  readonly ship: string;
  readonly moment: Moment;
  /** The other ship of the attack that it happened in. */
  readonly enemy: string | null;
}

/** Work under way, the innermost last. Plain data: a game can be stored at every decision. */
export type Frame =
  | (Step & { readonly kind: 'setup'; waiting: string[] })
  | (Step & { readonly kind: 'round' })
  | (Step & { readonly kind: 'planning'; waiting: string[] })
  | (Step & { readonly kind: 'decloak'; waiting: string[] })
  | (Step & { readonly kind: 'activation' })
  | (Step & { readonly kind: 'activate'; readonly ship: string })
  /** `list` null: every action that the ship may do. */
  | (Step & {
      readonly kind: 'action';
      readonly ship: string;
      readonly free: boolean;
      readonly list: readonly ActionName[] | null;
      /** Costs a stress token once it is done. */
      readonly strain: boolean;
      /** The upgrade that gives a free action, -1 the pilot; null in the step of actions. */
      readonly source: number | null;
    })
  /** Abilities of a ship that follow something. */
  | (Step & Waiting & { readonly kind: 'moment' })
  /** `skill`: that of the ships that attack now; null before the first. */
  | (Step & { readonly kind: 'combat'; skill: number | null })
  | AttackFrame
  | (Step & { readonly kind: 'end' });

export interface XwingState {
  readonly version: 1;
  readonly seats: SeatState[];
  readonly ships: Record<string, ShipState>;
  readonly obstacles: MatObstacle[];
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
