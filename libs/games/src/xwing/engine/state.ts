import type { Pose } from '../mat/ships.js';
import type { AttackFace, DefenceFace } from '../rules/dice.js';
import type { DialEntry, MatObstacle } from '../judge/pieces.js';
import type { ActionName, Deed, Doing, Moment, Price } from './ability.js';
import type { Decision, Option } from './options.js';

/** A damage card on a ship; while it is face down its name is hidden from everybody. */
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
  /** Ordnance tokens on the card: one is removed instead of discarding the card. */
  spares: number;
  /** The round in which it was last used, if its use is limited. */
  used: number;
}

/** The kinds of tokens next to ships, in the order in which a page shows them. */
export const tokens = [
  ...(['focus', 'evade', 'reinforce', 'reinforce-aft', 'stress', 'ion', 'tractor', 'jam'] as const),
  ...(['cloak', 'disabled'] as const),
] as const;
export type Token = (typeof tokens)[number];

/** A temporarily changed value; of several changes of pilot skill the last one counts. */
export interface LastingValue {
  readonly stat: 'skill' | 'agility' | 'attack';
  readonly value: number;
  readonly until: 'phase' | 'round';
}

export interface BombOnMat extends Pose {
  readonly id: string;
  readonly kind: string;
  readonly seat: number;
}

/** The part of a ship's state that is reset every round. */
export interface ShipInRound {
  /** The index on its dial, hidden until revealed; null if no dial is set. */
  dial: number | null;
  revealed: boolean;
  /** Actions performed this round. */
  done: string[];
  /** The speed flown this round; null before the manoeuvre. */
  flown: number | null;
  activated: boolean;
  attacked: boolean;
  /** It skips its Perform Action step this round. */
  skips: boolean;
  lasting: LastingValue[];
  /** The manoeuvre that a card changed the revealed dial to; null if it executes the one shown. */
  flies: DialEntry | null;
  /** The bearing flown this round. */
  bearing: string | null;
  /** Its manoeuvre overlapped a ship or an obstacle. */
  overlapped: boolean;
  /** It dropped a bomb this round. */
  dropped: boolean;
  /** It can make no further attack this round. */
  spent: boolean;
  /** It received a tractor beam token this round. */
  pulled: boolean;
}

export interface ShipState extends Pose, ShipInRound {
  readonly key: string;
  readonly seat: number;
  /** Keys of the card facts: `pilot` is `id|ship|faction`, `ship` is the id of the ship. */
  readonly pilot: string;
  readonly ship: string;
  readonly upgrades: UpgradeState[];
  /** Squad points including upgrades. */
  readonly points: number;
  place: 'reserve' | 'mat' | 'gone';
  x: number;
  y: number;
  heading: number;
  /** The direction of a mobile arc, in degrees clockwise from the front. */
  turned: number;
  shields: number;
  damage: DamageCard[];
  readonly tokens: Record<Token, number>;
  /** The key of the ship that it has locked. */
  lock: string | null;
  /** Keys of the ships that it touches. */
  touching: string[];
  /** The round in which its pilot was last used, if its use is limited. */
  used: number;
  conditions: string[];
  /** Friendly pilots whose abilities it also has. */
  borrowed?: readonly string[];
}

export interface SeatState {
  readonly points: number;
  /** Obstacles that the player still has to place. */
  readonly obstacles: MatObstacle['kind'][];
  /** Keys of damage cards, top first. */
  readonly deck: string[];
  readonly discard: string[];
}

interface Step {
  at: number;
}

/** A die in an attack; each can be rerolled only once. */
export interface Die<Face> {
  face: Face;
  rerolled: boolean;
  /** It can no longer be modified. */
  fixed?: true;
}

export interface AttackFrame extends Step {
  readonly kind: 'attack';
  readonly attacker: string;
  /** Null before a target is declared. */
  target: string | null;
  /** The upgrade index; -1 for the primary weapon. */
  weapon: number;
  range: number;
  obstructed: boolean;
  attack: Die<AttackFace>[];
  defence: Die<DefenceFace>[];
  /**
   * `bonus`: dice bought for the next roll. `rolled`: the number of defence dice that were rolled.
   */
  bonus: number;
  rolled: number;
  /**
   * What was used in this attack: abilities as `ship/card/ability`, `attacking` and `defending` if
   * a focus token was spent on those dice, `evade` for an evade token, `weapon` for the weapon's
   * own effect, and `second` during the second attack of a weapon that attacks twice.
   */
  used: string[];
  /** The reroll of the effect used last, while its dice are being chosen; null otherwise. */
  reroll: {
    readonly faces: string[];
    readonly most: number;
    readonly chosen: number[];
    /** Each rerolled die gives its ship a stress token. */
    readonly strains: boolean;
  } | null;
  hit: boolean;
  /** Results of a hit that have not been suffered yet; null before and after that step. */
  left: ('hit' | 'crit')[] | null;
  /**
   * `suffered`: damage that the defender suffered. `before`: the number of damage cards it had
   * before the attack.
   */
  suffered: number;
  before: number;
  /** The limits of an attack that an ability gives; null for the regular attack. */
  readonly extra: ExtraAttack | null;
}

/** The damage that a ship suffers for each face of a die rolled outside an attack. */
export type Harm = Readonly<Partial<Record<'hit' | 'crit', 'hit' | 'crit'>>>;

/** Dice of a ship that were rolled outside an attack and have not taken effect yet. */
export interface RolledFrame extends Step {
  readonly kind: 'rolled';
  readonly ship: string;
  readonly dice: 'attack' | 'defence';
  readonly faces: string[];
  readonly harm: Harm;
  /** The ability that takes effect if its die shows one of these faces. */
  readonly doing?: {
    readonly doing: Doing;
    readonly faces: readonly string[];
    readonly enemy: string | null;
    readonly before: number;
  };
}

/** An attack that an ability gives. */
export interface ExtraAttack {
  /** `primary`, `any`, or the slots of permitted weapons. */
  readonly weapons: 'primary' | 'any' | readonly string[];
  readonly notWeapon: number | null;
  readonly target: string | null;
  readonly notTarget: string | null;
  /** The indexes of the card and of its ability. */
  readonly card: number;
  readonly index: number;
}

/** A ship that may attack once more now (step 9 of an attack). */
export interface Follower extends ExtraAttack {
  readonly ship: string;
}

/** An event of a ship whose abilities may react to it. */
export interface Waiting {
  readonly ship: string;
  readonly moment: Moment;
  /** The other ship of the attack in which it happened. */
  readonly enemy: string | null;
  /** Facts about that attack, and the number of damage cards that its defender had before. */
  readonly attack?: AttackFacts;
  readonly before?: number;
}

/** Facts about an attack, for the abilities that follow it. */
export interface AttackFacts {
  readonly range: number;
  readonly primary: boolean;
  readonly slot: string;
  readonly obstructed: boolean;
  readonly suffered: number;
  /** The number of damage cards that it dealt. */
  readonly dealt: number;
  /** It dealt the defender a face-up card, even if that was discarded since. */
  readonly dealtUp: boolean;
  readonly defenceDice: number;
  readonly following: boolean;
  readonly cost: number;
  /** The token that was spent was the attacker's. */
  readonly attacking?: boolean;
}

/** How a manoeuvre ended, until everything that follows it was applied. */
export interface Landing {
  readonly entry: DialEntry;
  /** It overlapped a ship. */
  readonly bumped: boolean;
  /** Keys of the ships that it touches, and ids of the obstacles that it overlapped. */
  readonly touching: readonly string[];
  readonly obstacles: readonly string[];
}

/** Unfinished work, innermost last. Plain data: a game can be stored at every decision. */
export type Frame =
  | (Step & { readonly kind: 'setup'; waiting: string[] })
  | (Step & { readonly kind: 'round' })
  | (Step & { readonly kind: 'planning'; waiting: string[] })
  | (Step & { readonly kind: 'decloak'; waiting: string[] })
  | (Step & { readonly kind: 'activation' })
  /** `turned`: indexes of the cards that changed its dial. */
  | (Step & {
      readonly kind: 'activate';
      readonly ship: string;
      turned?: readonly number[];
      landing?: Landing;
    })
  /** `list`: the permitted actions; null for every action that the ship may perform. */
  | (Step & {
      readonly kind: 'action';
      readonly ship: string;
      readonly free: boolean;
      readonly list: readonly ActionName[] | null;
      /** `then` happens only if the action was performed. */
      readonly strain: boolean;
      readonly price: Price | null;
      /** Performing it skips the Perform Action step. */
      readonly skips: boolean;
      /** Only actions of the ship's own action bar. */
      readonly onBar: boolean;
      /**
       * It does not count as an action: stress does not matter, and it may have been performed
       * already.
       */
      readonly given: boolean;
      /** The only ship that may be locked; null for any. */
      readonly only: string | null;
      /** What happens after the action. */
      readonly then: readonly Deed[];
      /** It is the last part of a card's action, which counts as performed only after it. */
      readonly completes: boolean;
      /**
       * The upgrade index of the card that gives a free action, -1 for the pilot; null in the
       * Perform Action step.
       */
      readonly source: number | null;
    })
  /** Abilities of a ship that follow an event. */
  | (Step & Waiting & { readonly kind: 'moment' })
  /** `skill`: the pilot skill of the ships that attack now; null before the first. */
  | (Step & { readonly kind: 'combat'; skill: number | null })
  | AttackFrame
  | RolledFrame
  /** A ship is moved by a tractor beam. */
  | (Step & { readonly kind: 'pull'; readonly ship: string; readonly seat: number })
  /**
   * A dealt damage card before it takes effect; `other`: another card that may be chosen instead.
   */
  | (Step & {
      readonly kind: 'dealt';
      readonly ship: string;
      readonly up: boolean;
      card: string;
      other: string | null;
    })
  /** Attacks that follow an attack; `passed`: the seats that declined theirs. */
  | (Step & { readonly kind: 'follow'; passed: number[] })
  | (Step & { readonly kind: 'end' });

export interface XwingState {
  readonly version: 1;
  readonly seats: SeatState[];
  readonly ships: Record<string, ShipState>;
  readonly obstacles: MatObstacle[];
  bombs: BombOnMat[];
  /** The number of bombs dropped in this game. */
  drops: number;
  /** Queued attacks that follow an earlier attack. */
  followers: Follower[];
  round: number;
  phase: 'setup' | 'planning' | 'activation' | 'combat' | 'end' | 'over';
  initiative: number;
  readonly stack: Frame[];
  readonly queue: Waiting[];
  waiting: Decision | null;
  answer: Option | null;
  winner: number | 'draw' | null;
  /** The number of random numbers drawn. */
  drawn: number;
}
