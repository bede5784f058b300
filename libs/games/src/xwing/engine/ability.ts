import type { DialEntry } from '../judge/pieces.js';
import type { AttackFace, DefenceFace } from '../rules/dice.js';

/** Actions that ships do, by the names in the facts of their action bars. */
export type ActionName =
  | 'Focus'
  | 'Evade'
  | 'Target Lock'
  | 'Barrel Roll'
  | 'Boost'
  | 'Cloak'
  | 'SLAM'
  | 'Coordinate'
  | 'Reload'
  | 'Reinforce'
  | 'Rotate Arc'
  | 'Jam';

/** Arcs of a ship that cards speak of; `printed` is any of them. */
export type ArcKind = 'printed' | 'front' | 'auxiliary' | 'mobile' | 'bullseye';

/** What must be so for an ability to count. `own` ship: whoever has the card, or whoever it helps. */
export interface When {
  /** Range of the attack, from and to. */
  readonly range?: readonly [number, number];
  /** Range inside the own printed arcs, from and to. */
  readonly arcRange?: readonly [number, number];
  /** The own ship is outside the arcs of the enemy, or in them beyond range 2. */
  readonly evasive?: boolean;
  readonly weapon?: 'primary' | 'secondary';
  /** Slots of the weapon that attacks. */
  readonly slots?: readonly string[];
  readonly stressed?: boolean;
  readonly enemyStressed?: boolean;
  readonly enemyJammed?: boolean;
  readonly enemyUnique?: boolean;
  readonly enemySkillMost?: number;
  readonly enemySkillLeast?: number;
  /** The skill of the other ship is lower than the own, or is higher. */
  readonly enemySkill?: 'lower' | 'higher';
  /** The enemy is inside the own printed arcs, or is not. */
  readonly enemyInArc?: boolean;
  /** The enemy is inside one arc. */
  readonly enemyIn?: ArcKind;
  /** The own ship is inside the printed arcs of the enemy, or is not. */
  readonly inEnemyArc?: boolean;
  /** The enemy has no focus or evade tokens. */
  readonly enemyBare?: boolean;
  readonly enemyHullMost?: number;
  readonly focused?: boolean;
  readonly evading?: boolean;
  /** The own ship has locked the enemy, or has not. */
  readonly locks?: boolean;
  /** Another ship has locked the enemy. */
  readonly enemyLocked?: boolean;
  /** The other ship has no lock of its own. */
  readonly enemyUnlocked?: boolean;
  /** Without shields and with a damage card at least. */
  readonly battered?: boolean;
  readonly shieldless?: boolean;
  /** Damage cards of the own ship at most. */
  readonly damageMost?: number;
  readonly damaged?: boolean;
  readonly enemyDamaged?: boolean;
  /** No other friendly ship at range 1-2. */
  readonly alone?: boolean;
  /** An enemy at range 1. */
  readonly enemyNear?: boolean;
  readonly phase?: 'activation' | 'combat';
  readonly disabled?: boolean;
  readonly obstructed?: boolean;
  readonly touching?: boolean;
  /** Speeds and bearings of the manoeuvre that the own ship flew in this round. */
  readonly speeds?: readonly number[];
  readonly bearings?: readonly string[];
  /** It overlapped a ship, or an obstacle, with that manoeuvre. */
  readonly overlapped?: boolean;
  /** The action of this card was done, or the card was discarded for it, in this round. */
  readonly armed?: string;
  /** A bomb lies at range 1 of the enemy. */
  readonly onAsteroid?: boolean;
  readonly enemyNearBomb?: boolean;
  /** Damage that was suffered in the attack at least. */
  readonly suffered?: number;
  /** The enemy is a pilot, or is not. */
  readonly enemyIsNot?: string;
  readonly enemyIs?: string;
  /** No enemy of this pilot attacked in this round. */
  readonly foeIdle?: string;
  readonly enemyFocused?: boolean;
  readonly enemyEvading?: boolean;
  readonly enemyHas?: 'focus' | 'evade' | 'lock';
  /** The own ship has a lock at all; touches anybody, or an enemy. */
  readonly locking?: boolean;
  readonly touchingAny?: boolean;
  readonly touchingEnemy?: boolean;
  readonly enemySpeeds?: readonly number[];
  readonly enemyOverlapped?: boolean;
  /** An enemy in the own arcs at range 1; none in them at range 1-3. */
  readonly arcEnemyNear?: boolean;
  readonly clearArc?: boolean;
  /** The attack dealt damage cards, or one face up; the defence dice were not so many. */
  readonly dealt?: boolean;
  readonly dealtUp?: boolean;
  readonly defenceDiceNot?: number;
  /** It attacks, in what happened; with an attack that followed another one. */
  readonly attacking?: boolean;
  readonly following?: boolean;
  /** The own primary weapon value; squad points of the weapon that attacks. */
  readonly attackLeast?: number;
  readonly attackMost?: number;
  readonly weaponCostMost?: number;
  /** The manoeuvre stands on the own dial. */
  readonly onDial?: boolean;
  /** A shield is missing; a damage card lies face down; a token lies on this card. */
  readonly hurt?: boolean;
  readonly damagedDown?: boolean;
  readonly stored?: string;
}

export type Price =
  | ('stress' | 'more-stress' | 'unstress' | 'focus' | 'evade' | 'lock' | 'focus-and-lock')
  | ('shield' | 'damage' | 'two-damage' | 'ion' | 'ion-and-damage' | 'reinforce')
  | ('discard' | 'discard-and-stress' | 'enemy-unstress');

/** So many, or as many as ships at range 1 of the own ship. */
export type Count = number | 'enemies-near' | 'friends-near' | 'primary';

type Face = AttackFace | DefenceFace;

export type DiceEffect =
  | {
      readonly do: 'change';
      readonly from: readonly Face[];
      readonly to: Face;
      readonly most: number;
      /** What the first changed die becomes instead. */
      readonly first?: Face;
      /** They cannot be rerolled any more. */
      readonly fixed?: boolean;
    }
  | {
      readonly do: 'reroll';
      readonly faces: readonly Face[];
      readonly most: Count;
      /** What each die costs. */
      readonly each?: 'stress';
      /** Nobody chooses: every such die is rerolled. */
      readonly all?: boolean;
    }
  | { readonly do: 'add'; readonly face: Face }
  | { readonly do: 'cancel'; readonly faces: readonly Face[]; readonly most: number }
  /** One die is turned to a face that its player names; nothing modifies it any more. */
  | { readonly do: 'set' }
  /** Every result is cancelled and hits are added; nothing is modified any more. */
  | { readonly do: 'instead'; readonly face: Face; readonly number: number };

/** What happens to a ship. */
export type Verb =
  | ('focus' | 'evade' | 'stress' | 'unstress' | 'ion' | 'unionise' | 'tractor' | 'jam')
  | ('disabled' | 'enable' | 'damage' | 'critical' | 'card' | 'card-up' | 'recover')
  | ('lose-shield' | 'lose-focus' | 'lose-evade' | 'lose-lock' | 'mend' | 'bare' | 'expose')
  | ('expose-locked' | 'unlock' | 'stress-if-calm' | 'discard' | 'store' | 'unstore')
  | ('act' | 'free-lock' | 'rotate' | 'turn-round' | 'lose-condition' | 'match-tokens')
  | ('two-dice' | 'roll-card' | 'roll-expose' | 'roll-tokens' | 'roll-damage')
  | ('evade-by-obstacles' | 'splash-self' | 'evade-instead' | 'uncloak');

/** What happens to the ship with the card, or to the other one: the enemy of the attack, the chosen ship. */
export type Deed =
  | Verb
  | `other-${Verb}`
  | ('lock' | 'give-focus' | 'give-evade' | 'give-stress' | 'give-lock' | 'give-all')
  | ('take-focus' | 'take-evade' | 'splash' | 'splash-ion' | 'splash-jam')
  | ('friends-lock' | 'expose-dealt' | 'other-focus-by-arc' | 'other-tug' | 'roll-back');

export type Event =
  | (
      | 'before-reveal'
      | 'reveal-green'
      | 'hit-by-crit'
      | 'green'
      | 'red'
      | 'white'
      | 'moved'
      | 'overlap'
      | 'bumped'
    )
  | ('focus' | 'stress' | 'unstress' | 'disabled' | 'ion' | 'shield-lost' | 'killed')
  | (
      | 'attack'
      | 'attack-hit'
      | 'attack-missed'
      | 'crit-cancelled'
      | 'defended'
      | 'defended-unhit'
      | 'kill'
    )
  | ('declares' | 'targeted' | 'rolled' | 'lock' | 'lock-spent' | 'focus-spent' | 'dropped')
  | ('Focus' | 'Boost' | 'SLAM' | 'Cloak' | 'action' | 'decloak')
  | (
      | 'activation-start'
      | 'activation-end'
      | 'combat-start'
      | 'combat-end'
      | 'instead'
      | 'end-start'
      | 'end'
    );

/** Something that happens to the own ship, or to another one: that is then `the enemy`. */
export type Moment = Event | `friend-${Event}` | `enemy-${Event}`;

/** Another ship that an ability is for: its player chooses one, or it is for all of them. */
export interface Chosen {
  readonly side: 'friend' | 'enemy' | 'any';
  readonly range?: readonly [number, number];
  readonly arc?: ArcKind;
  readonly touching?: boolean;
  readonly all?: boolean;
  /** The own ship may be chosen too. */
  readonly itself?: boolean;
  /** Measured from the enemy of the attack. */
  readonly around?: 'enemy';
  readonly when?: When;
}

/** A value that is another one for a while. */
export interface Lasting {
  readonly stat: 'skill' | 'agility' | 'attack';
  readonly add?: number;
  readonly set?: number | 'own' | 'swap';
  readonly until: 'phase' | 'round';
}

export interface Doing {
  readonly deeds: readonly Deed[];
  readonly on?: Chosen;
  readonly price?: Price;
  /** A die is rolled; the deeds happen when it shows one of these. */
  readonly roll?: { readonly dice: 'attack' | 'defence'; readonly faces: readonly Face[] };
  readonly lasts?: Lasting;
  /** A condition that the other ship gets: the enemy of the attack, or the chosen one. */
  readonly condition?: string;
  /** One of these manoeuvres is carried out, in white. */
  readonly fly?: readonly Pick<DialEntry, 'speed' | 'bearing'>[];
  /** One upgrade of the enemy is discarded. */
  readonly strips?: boolean;
  /** What happens to a ship without this icon. */
  readonly lacking?: { readonly icon: ActionName; readonly deeds: readonly Deed[] };
}

export type Role = 'attacking' | 'defending';

/** For whom a dice ability counts: a friend or an enemy that attacks or defends in reach of the owner. */
interface Reaching {
  readonly when?: When;
  readonly price?: Price;
  readonly once?: 'round';
  /** It helps other friendly ships within that range instead. */
  readonly reach?: number;
  /** The owner is helped as well. */
  readonly itself?: boolean;
  /** It hinders enemies within that range instead. */
  readonly foes?: number;
  /** The enemy of the friend is in the arc of the owner. */
  readonly spots?: boolean;
}

export type DicePool = 'attack' | 'defence';

/** Why somebody may not do something in an attack. */
export type Forbidden = 'focus' | 'evade' | 'reroll' | 'modify' | 'range-bonus' | 'token-action';

/** What a card of its own makes of a revealed manoeuvre. */
export interface Turning {
  readonly kind: 'turn';
  readonly price?: Price;
  /** What is revealed. */
  readonly bearings?: readonly string[];
  readonly colours?: readonly string[];
  /** Manoeuvres of the dial that it may become: of one bearing, speed or colour, or of others. */
  readonly same?: 'bearing' | 'speed' | 'colour';
  readonly change?: Readonly<Record<string, DialEntry['bearing']>>;
  readonly speeds?: readonly number[] | 'one-off';
  readonly to?: 'green' | 'white' | 'red';
  /** Instead a white stop. */
  readonly stop?: boolean;
}

export interface WeaponAbility {
  readonly kind: 'weapon';
  /** Shoots all around. */
  readonly around?: boolean;
  readonly modify?: DiceEffect;
  /** Instead of the damage of the dice, once the attack hits. */
  readonly instead?: readonly Deed[];
  /** Beside the damage, once the attack hits; after the attack, hit or not. */
  readonly also?: readonly Deed[];
  readonly after?: readonly Deed[];
  readonly afterWhen?: When;
  /** The condition of a ship that was hit. */
  readonly condition?: string;
  /** The cost is had, not spent. */
  readonly keeps?: boolean;
  /** Right after the roll critical hits become hits. */
  readonly dull?: boolean;
  /** The defender cannot spend evade tokens. */
  readonly noEvade?: boolean;
  /** Dice cannot cancel hits; critical hits are cancelled first. */
  readonly sureHits?: boolean;
  /** More dice: the agility, the speed of the round, at most so many; one at range 1. */
  readonly more?: { readonly of: 'agility' | 'speed' | 'near'; readonly most: number };
  /** Only a focus token modifies its dice. */
  readonly plain?: boolean;
}

/**
 * What a pilot or an upgrade does, as data. An ability with a price or
 * marked `may` is offered; the others happen.
 */
export type Ability =
  | ({
      readonly kind: 'number';
      readonly role: Role;
      readonly dice: DicePool;
      readonly n: number;
      readonly may?: boolean;
    } & Reaching)
  | ({
      readonly kind: 'modify';
      readonly role: Role;
      readonly effect: DiceEffect;
      /** It modifies the dice of the other ship. */
      readonly theirs?: boolean;
      /** At the start of comparing results. */
      readonly late?: boolean;
      /** It just happens. */
      readonly must?: boolean;
      /** Results that are added with it. */
      readonly gives?: { readonly face: Face; readonly number: number };
      /** No lock can be spent in this attack any more. */
      readonly bindsLock?: boolean;
    } & Reaching)
  | ({
      readonly kind: 'after';
      readonly moment: Moment;
      readonly when?: When;
      readonly may?: boolean;
      readonly once?: 'round';
      /** One of such abilities of the card is used, not several. */
      readonly either?: boolean;
      /** It is used instead of all attacks of the round. */
      readonly replaces?: boolean;
    } & Doing)
  /** An action that the card gives. */
  | ({
      readonly kind: 'act';
      /** A free action that is part of it, and what happens once that is over. */
      readonly free?: readonly ActionName[];
      readonly then?: readonly Deed[];
      /** Another name by which it counts as done. */
      readonly name?: string;
      readonly when?: When;
    } & Doing)
  | {
      readonly kind: 'free';
      readonly moment: Moment;
      /** Null: any of the own action bar. */
      readonly actions: readonly ActionName[] | null;
      readonly strain?: boolean;
      readonly once?: 'round';
      readonly when?: When;
      readonly price?: Price;
      /** Actions that the bar shows alone. */
      readonly onBar?: boolean;
      /** The step of actions is left out for it. */
      readonly skips?: boolean;
    }
  | {
      readonly kind: 'dial';
      readonly speeds?: readonly number[];
      readonly bearings?: readonly string[];
      readonly to: 'green' | 'white';
      readonly when?: When;
    }
  | Turning
  | {
      readonly kind: 'stat';
      readonly stat: 'shields' | 'hull' | 'agility' | 'skill' | 'attack' | 'actions';
      readonly n: number;
      /** The value is this, whatever it was. */
      readonly set?: boolean;
      readonly when?: When;
    }
  | { readonly kind: 'bar'; readonly action: ActionName }
  /** Attacks again: with which weapons, after what, and whom. */
  | {
      readonly kind: 'again';
      readonly moment: 'missed' | 'attacked' | 'defended' | 'shield-lost';
      readonly weapons: 'primary' | 'any' | readonly string[];
      /** Not the weapon of the attack before. */
      readonly another?: boolean;
      readonly with?: When;
      readonly once?: 'round';
      /** The enemy of the attack, or anybody but it. */
      readonly target?: 'same' | 'other';
      /** No other attack follows in this round. */
      readonly last?: boolean;
    }
  /** Discarded when the ship is hit. */
  | { readonly kind: 'fragile' }
  /** Actions are possible with stress, too: all, or these; a price is suffered for it. */
  | {
      readonly kind: 'calm';
      readonly actions?: readonly ActionName[];
      readonly most?: number;
      readonly hurts?: boolean;
      readonly when?: When;
    }
  /** Red manoeuvres are possible with stress. */
  | { readonly kind: 'daring'; readonly when?: When }
  /** Damage cards are never turned face up. */
  | { readonly kind: 'tough' }
  /** Damage cards are dealt face up. */
  | { readonly kind: 'exposed' }
  /** Face-up damage cards are discarded: those of the pilot. */
  | { readonly kind: 'steady' }
  /** Tokens that are not removed in the End phase; at most one of them is held. */
  | { readonly kind: 'keep'; readonly token: 'focus' | 'evade'; readonly most?: number }
  | {
      readonly kind: 'forbid';
      readonly what: Forbidden;
      /** Enemies within that range; else the other ship of the attack. */
      readonly reach?: number;
      readonly role?: Role;
      readonly when?: When;
    }
  /** So many of the own critical hits cannot be cancelled by dice. */
  | { readonly kind: 'sure'; readonly n: number }
  /** The own attacks hit always. */
  | { readonly kind: 'always-hits' }
  /** The defender cancels critical hits first. */
  | { readonly kind: 'crits-first' }
  /** Primary attacks at range 2-3 are at range 1. */
  | { readonly kind: 'near' }
  /** Weapons of a slot shoot all around, into any printed arc, or a range farther. */
  | {
      readonly kind: 'aim';
      readonly slots: readonly string[];
      readonly how: 'around' | 'arcs' | 'range';
    }
  /** No primary attacks while it has a weapon of this slot; none outside the front arc. */
  | { readonly kind: 'no-primary'; readonly slot: string }
  | { readonly kind: 'arc-only' }
  /** Weapons of these slots shoot in spite of a weapons disabled token. */
  | {
      readonly kind: 'armed-anyway';
      readonly slots: readonly string[];
      readonly costMost?: number;
      /** Against locked ships alone. */
      readonly locked?: boolean;
    }
  /** Each touched enemy has an agility of one less. */
  | { readonly kind: 'cows' }
  /** When it is destroyed each ship at range 1 suffers a damage. */
  | { readonly kind: 'blast' }
  /** Obstacles are ignored in moving; attacks are not obstructed, and possible on them. */
  | { readonly kind: 'nimble'; readonly when?: When }
  | { readonly kind: 'clear-shots'; readonly onObstacles?: boolean; readonly when?: When }
  /**
   * When it is hit, a friend within that range may suffer one result of the dice in its place;
   * `draws`: it may itself suffer a critical hit in the place of such a friend.
   */
  | { readonly kind: 'share'; readonly reach: number; readonly draws?: boolean }
  /** Other friendly ships within that range are no targets of a weapon that can shoot this one. */
  | { readonly kind: 'guards'; readonly reach: number }
  /** Enemies that acquire a lock acquire it on this ship, where they can. */
  | { readonly kind: 'lures' }
  /**
   * A damage card that the ship is dealt may be discarded with this card: any, or one face up of a trait;
   * with another upgrade of a slot instead of this card; and a shield comes back.
   */
  | {
      readonly kind: 'fend';
      readonly trait?: 'ship';
      readonly instead?: string;
      readonly recovers?: boolean;
    }
  /** Of a card that it is dealt face up and the next one its player chooses. */
  | { readonly kind: 'picks' }
  /** It has the pilot abilities of friends with this card. */
  | { readonly kind: 'linked' }
  /** A touched enemy may be attacked. */
  | { readonly kind: 'ram' }
  /** Locks are acquired at these ranges; on enemies near a friend, too. */
  | { readonly kind: 'scan'; readonly range: readonly [number, number]; readonly via?: boolean }
  /** Rolls and boosts take these templates, too, a roll by a bank for stress; decloaking takes no other. */
  | {
      readonly kind: 'template';
      readonly action: 'Boost' | 'Barrel Roll' | 'decloak';
      readonly way: 'turn' | 'long' | 'bank';
    }
  | { readonly kind: 'bomb'; readonly bomb: string; readonly keeps?: boolean }
  /** Other templates for what is dropped: bearing and speed, or from the front. */
  | {
      readonly kind: 'drop';
      readonly templates: readonly Pick<DialEntry, 'speed' | 'bearing'>[];
      readonly front?: boolean;
      /** Only for bombs that no action drops. */
      readonly launch?: boolean;
    }
  /** Ordnance that is used is not discarded but loses a token; not discarded when it missed. */
  | { readonly kind: 'spares'; readonly slots: readonly string[]; readonly number: number }
  | { readonly kind: 'failsafe' }
  /** A lock that an attack costs may be a focus token. */
  | { readonly kind: 'deadeye' }
  | WeaponAbility;
