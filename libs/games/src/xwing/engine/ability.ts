import type { DialEntry } from '../judge/pieces.js';
import type { AttackFace, DefenceFace } from '../rules/dice.js';

/** Actions of ships, named as in the facts of their action bars. */
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

/** The arcs of a ship that cards refer to; `printed` means any of them. */
export type ArcKind = 'printed' | 'front' | 'auxiliary' | 'mobile' | 'bullseye';

/**
 * The conditions under which an ability counts; all that are given must hold. The own ship is the
 * one with the card, or the one that the ability helps; the enemy is the other ship concerned.
 */
export interface When {
  /** Range of the attack: minimum and maximum. */
  readonly range?: readonly [number, number];
  /** Range at which the enemy is inside the own printed arcs: minimum and maximum. */
  readonly arcRange?: readonly [number, number];
  /** The own ship is outside the printed arcs of the enemy, or inside them beyond range 2. */
  readonly evasive?: boolean;
  readonly weapon?: 'primary' | 'secondary';
  /** Slots that the attacking weapon may have. */
  readonly slots?: readonly string[];
  readonly stressed?: boolean;
  readonly enemyStressed?: boolean;
  readonly enemyJammed?: boolean;
  readonly enemyUnique?: boolean;
  readonly enemySkillMost?: number;
  readonly enemySkillLeast?: number;
  /** The pilot skill of the enemy is lower than the own ship's, or higher. */
  readonly enemySkill?: 'lower' | 'higher';
  /** Whether the enemy is inside the own printed arcs. */
  readonly enemyInArc?: boolean;
  /** The enemy is inside this arc of the own ship. */
  readonly enemyIn?: ArcKind;
  /** Whether the own ship is inside the printed arcs of the enemy. */
  readonly inEnemyArc?: boolean;
  /** The enemy has neither focus nor evade tokens. */
  readonly enemyBare?: boolean;
  readonly enemyHullMost?: number;
  readonly focused?: boolean;
  readonly evading?: boolean;
  /** Whether the own ship has a lock on the enemy. */
  readonly locks?: boolean;
  /** Another ship has a lock on the enemy. */
  readonly enemyLocked?: boolean;
  /** The enemy has no lock on any ship. */
  readonly enemyUnlocked?: boolean;
  /** No shields left and at least one damage card. */
  readonly battered?: boolean;
  readonly shieldless?: boolean;
  /** The own ship has at most this many damage cards. */
  readonly damageMost?: number;
  readonly damaged?: boolean;
  readonly enemyDamaged?: boolean;
  /** No other friendly ship within range 2. */
  readonly alone?: boolean;
  /** An enemy within range 1. */
  readonly enemyNear?: boolean;
  readonly phase?: 'activation' | 'combat';
  readonly disabled?: boolean;
  readonly obstructed?: boolean;
  readonly touching?: boolean;
  /** The manoeuvre that the own ship executed this round has one of these speeds or bearings. */
  readonly speeds?: readonly number[];
  readonly bearings?: readonly string[];
  /** The own ship's manoeuvre overlapped a ship or an obstacle. */
  readonly overlapped?: boolean;
  /**
   * The action of the card with this name was performed this round, or the card was discarded for
   * its effect.
   */
  readonly armed?: string;
  /** The own ship is on an asteroid; a bomb lies within range 1 of the enemy. */
  readonly onAsteroid?: boolean;
  readonly enemyNearBomb?: boolean;
  /** Minimum damage that the defender suffered in the attack. */
  readonly suffered?: number;
  /** The enemy's pilot does not have this id, or has it. */
  readonly enemyIsNot?: string;
  readonly enemyIs?: string;
  /** No enemy ship with this pilot attacked this round. */
  readonly foeIdle?: string;
  readonly enemyFocused?: boolean;
  readonly enemyEvading?: boolean;
  readonly enemyHas?: 'focus' | 'evade' | 'lock';
  /** The own ship has a lock on any ship; it touches any ship; it touches an enemy. */
  readonly locking?: boolean;
  readonly touchingAny?: boolean;
  readonly touchingEnemy?: boolean;
  readonly enemySpeeds?: readonly number[];
  readonly enemyOverlapped?: boolean;
  /** An enemy is within range 1 in the own printed arcs; no enemy is within range 3 in them. */
  readonly arcEnemyNear?: boolean;
  readonly clearArc?: boolean;
  /**
   * The attack dealt damage cards; it dealt a face-up one; the number of defence dice was not this.
   */
  readonly dealt?: boolean;
  readonly dealtUp?: boolean;
  readonly defenceDiceNot?: number;
  /** The own ship is the attacker in the event; the attack followed another attack. */
  readonly attacking?: boolean;
  readonly following?: boolean;
  /**
   * Bounds for the own primary weapon value; upper bound for the squad points of the attacking
   * weapon.
   */
  readonly attackLeast?: number;
  readonly attackMost?: number;
  readonly weaponCostMost?: number;
  /** The manoeuvre that was executed is on the own ship's dial. */
  readonly onDial?: boolean;
  /** A shield is missing; a damage card is face down; the card with this id holds a token. */
  readonly hurt?: boolean;
  readonly damagedDown?: boolean;
  readonly stored?: string;
}

export type Price =
  | ('stress' | 'more-stress' | 'unstress' | 'focus' | 'evade' | 'lock' | 'focus-and-lock')
  | ('shield' | 'damage' | 'two-damage' | 'ion' | 'ion-and-damage' | 'reinforce')
  | ('discard' | 'discard-and-stress' | 'enemy-unstress');

/**
 * A fixed number, the number of enemies or of friends at range 1 of the own ship, or its primary
 * weapon value.
 */
export type Count = number | 'enemies-near' | 'friends-near' | 'primary';

type Face = AttackFace | DefenceFace;

export type DiceEffect =
  | {
      readonly do: 'change';
      readonly from: readonly Face[];
      readonly to: Face;
      readonly most: number;
      /** The face that the first changed die gets instead of `to`. */
      readonly first?: Face;
      /** The changed dice can no longer be rerolled. */
      readonly fixed?: boolean;
    }
  | {
      readonly do: 'reroll';
      readonly faces: readonly Face[];
      readonly most: Count;
      /** The price of each rerolled die. */
      readonly each?: 'stress';
      /** The player has no choice: every such die is rerolled. */
      readonly all?: boolean;
    }
  | { readonly do: 'add'; readonly face: Face }
  | { readonly do: 'cancel'; readonly faces: readonly Face[]; readonly most: number }
  /** One die is turned to a face that its player chooses; after that nothing can modify the die. */
  | { readonly do: 'set' }
  /**
   * All results are cancelled and `number` dice with this face are added; after that nothing can
   * modify them.
   */
  | { readonly do: 'instead'; readonly face: Face; readonly number: number };

/** One effect on a ship. */
export type Verb =
  | ('focus' | 'evade' | 'stress' | 'unstress' | 'ion' | 'unionise' | 'tractor' | 'jam')
  | ('disabled' | 'enable' | 'damage' | 'critical' | 'card' | 'card-up' | 'recover')
  | ('lose-shield' | 'lose-focus' | 'lose-evade' | 'lose-lock' | 'mend' | 'bare' | 'expose')
  | ('expose-locked' | 'unlock' | 'stress-if-calm' | 'discard' | 'store' | 'unstore')
  | ('act' | 'free-lock' | 'rotate' | 'turn-round' | 'lose-condition' | 'match-tokens')
  | ('two-dice' | 'roll-card' | 'roll-expose' | 'roll-tokens' | 'roll-damage')
  | ('evade-by-obstacles' | 'splash-self' | 'evade-instead' | 'uncloak');

/**
 * An effect on the ship with the card (`Verb`) or on the other ship (`other-`): the enemy of the
 * attack or the chosen ship.
 */
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
      | 'before-stress-check'
      | 'stress-check'
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

/** An event of the own ship, or of another ship, which is then `the enemy`. */
export type Moment = Event | `friend-${Event}` | `enemy-${Event}`;

/**
 * The other ships that an ability applies to: its player chooses one, or it applies to `all` of
 * them.
 */
export interface Chosen {
  readonly side: 'friend' | 'enemy' | 'any';
  readonly range?: readonly [number, number];
  readonly arc?: ArcKind;
  readonly touching?: boolean;
  readonly all?: boolean;
  /** The own ship may also be chosen. */
  readonly itself?: boolean;
  /** Range is measured from the enemy of the attack instead of the own ship. */
  readonly around?: 'enemy';
  readonly when?: When;
}

/** A value that is changed until the end of a phase or round. */
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
  /** A die is rolled first; the deeds happen only if it shows one of these faces. */
  readonly roll?: { readonly dice: 'attack' | 'defence'; readonly faces: readonly Face[] };
  readonly lasts?: Lasting;
  /** A condition card assigned to the other ship: the enemy of the attack or the chosen ship. */
  readonly condition?: string;
  /** The player picks one of these manoeuvres; it is executed as a white one. */
  readonly fly?: readonly Pick<DialEntry, 'speed' | 'bearing'>[];
  /** One upgrade of the enemy, chosen by the player, is discarded. */
  readonly strips?: boolean;
  /** Deeds that happen only if the action bar of the ship lacks this icon. */
  readonly lacking?: { readonly icon: ActionName; readonly deeds: readonly Deed[] };
}

export type Role = 'attacking' | 'defending';

/**
 * The ships whose dice an ability affects: by default its owner's, otherwise those of friends or
 * enemies within reach of the owner.
 */
interface Reaching {
  readonly when?: When;
  readonly price?: Price;
  readonly once?: 'round';
  /** Affects other friendly ships within this range instead of the owner. */
  readonly reach?: number;
  /** With `reach`: affects the owner as well. */
  readonly itself?: boolean;
  /** Affects enemies within this range instead of the owner. */
  readonly foes?: number;
  /**
   * Instead of measuring `reach`: the opponent of the friendly ship must be in the owner's printed
   * arcs.
   */
  readonly spots?: boolean;
}

export type DicePool = 'attack' | 'defence';

/** What an ability forbids to a ship. */
export type Forbidden = 'focus' | 'evade' | 'reroll' | 'modify' | 'range-bonus' | 'token-action';

/** How a ship's own card may change the manoeuvre on its revealed dial. */
export interface Turning {
  readonly kind: 'turn';
  readonly price?: Price;
  /** Bearings and colours that the revealed manoeuvre must have. */
  readonly bearings?: readonly string[];
  readonly colours?: readonly string[];
  /**
   * It may become another manoeuvre of the dial with the same bearing, speed or colour; or, with
   * the fields below, get another bearing, speed or colour.
   */
  readonly same?: 'bearing' | 'speed' | 'colour';
  readonly change?: Readonly<Record<string, DialEntry['bearing']>>;
  readonly speeds?: readonly number[] | 'one-off';
  readonly to?: 'green' | 'white' | 'red';
  /** It becomes a white stop instead. */
  readonly stop?: boolean;
}

export interface WeaponAbility {
  readonly kind: 'weapon';
  /** Attacks in all directions. */
  readonly around?: boolean;
  readonly modify?: DiceEffect;
  /** Happens instead of the damage of the dice if the attack hits. */
  readonly instead?: readonly Deed[];
  /**
   * `also`: happens in addition to the damage if the attack hits. `after`: happens after the
   * attack, hit or miss.
   */
  readonly also?: readonly Deed[];
  readonly after?: readonly Deed[];
  readonly afterWhen?: When;
  /** A condition card assigned to a ship that was hit. */
  readonly condition?: string;
  /** The token in the cost is required but not spent. */
  readonly keeps?: boolean;
  /** Critical hits become hits right after the roll. */
  readonly dull?: boolean;
  /** The defender cannot spend evade tokens. */
  readonly noEvade?: boolean;
  /** Defence dice cannot cancel hits; critical hits are cancelled first. */
  readonly sureHits?: boolean;
  /**
   * Extra dice: the agility or the speed flown this round, up to `most`; `near`: one at range 1.
   */
  readonly more?: { readonly of: 'agility' | 'speed' | 'near'; readonly most: number };
  /** Its dice can be modified only by spending a focus token. */
  readonly plain?: boolean;
}

/**
 * What a pilot or an upgrade does, as data. An ability with a price or marked `may` is offered to
 * its player; the others happen by themselves.
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
      /** It modifies the dice of the opposing ship. */
      readonly theirs?: boolean;
      /** Used at the start of the step that compares results. */
      readonly late?: boolean;
      /** Applied automatically; its player has no choice. */
      readonly must?: boolean;
      /** Results added together with the effect. */
      readonly gives?: { readonly face: Face; readonly number: number };
      /** After it no lock can be spent in this attack. */
      readonly bindsLock?: boolean;
    } & Reaching)
  | ({
      readonly kind: 'after';
      readonly moment: Moment;
      readonly when?: When;
      readonly may?: boolean;
      readonly once?: 'round';
      /** Of all such abilities of one card only one is used. */
      readonly either?: boolean;
      /** Used instead of every attack of the ship this round. */
      readonly replaces?: boolean;
    } & Doing)
  /** An action provided by the card. */
  | ({
      readonly kind: 'act';
      /** A free action that is part of it, and what happens after that. */
      readonly free?: readonly ActionName[];
      readonly then?: readonly Deed[];
      /** The name under which it counts as performed, if not the card's. */
      readonly name?: string;
      readonly when?: When;
    } & Doing)
  | {
      readonly kind: 'free';
      readonly moment: Moment;
      /** Null: any action of the ship's own action bar. */
      readonly actions: readonly ActionName[] | null;
      readonly strain?: boolean;
      readonly once?: 'round';
      readonly when?: When;
      readonly price?: Price;
      /** Only actions that are on the action bar. */
      readonly onBar?: boolean;
      /** The ship then skips its Perform Action step. */
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
      /** The value is replaced by `n` instead of increased. */
      readonly set?: boolean;
      readonly when?: When;
    }
  | { readonly kind: 'bar'; readonly action: ActionName }
  /** Another attack: when, with which weapons and against which targets. */
  | {
      readonly kind: 'again';
      readonly moment: 'missed' | 'attacked' | 'defended' | 'shield-lost';
      readonly weapons: 'primary' | 'any' | readonly string[];
      /** Not with the weapon of the preceding attack. */
      readonly another?: boolean;
      readonly with?: When;
      readonly once?: 'round';
      /** The enemy of the preceding attack, or anybody else. */
      readonly target?: 'same' | 'other';
      /** The ship cannot make any further attack this round. */
      readonly last?: boolean;
    }
  /** Discarded when its ship is hit. */
  | { readonly kind: 'fragile' }
  /**
   * The ship may perform actions despite stress: all, or only these; `hurts`: doing so costs
   * damage.
   */
  | {
      readonly kind: 'calm';
      readonly actions?: readonly ActionName[];
      readonly most?: number;
      readonly hurts?: boolean;
      readonly when?: When;
    }
  /** The ship may execute red manoeuvres despite stress. */
  | { readonly kind: 'daring'; readonly when?: When }
  /** Damage cards of the ship are never turned face up. */
  | { readonly kind: 'tough' }
  /** Damage cards are dealt face up to the ship. */
  | { readonly kind: 'exposed' }
  /** Face-up damage cards with the trait Pilot are discarded. */
  | { readonly kind: 'steady' }
  /** Tokens of this kind stay in the End phase; `most`: the ship may hold at most this many. */
  | { readonly kind: 'keep'; readonly token: 'focus' | 'evade'; readonly most?: number }
  | {
      readonly kind: 'forbid';
      readonly what: Forbidden;
      /** Applies to enemies within this range; omitted: to the other ship of the attack. */
      readonly reach?: number;
      readonly role?: Role;
      readonly when?: When;
    }
  /** This many of the ship's critical hits cannot be cancelled by defence dice. */
  | { readonly kind: 'sure'; readonly n: number }
  /** The ship's attacks always hit. */
  | { readonly kind: 'always-hits' }
  /** When defending, critical hits are cancelled before hits. */
  | { readonly kind: 'crits-first' }
  /** The ship's primary attacks at range 2-3 count as range 1. */
  | { readonly kind: 'near' }
  /**
   * Weapons of these slots attack in all directions, into any printed arc, or at one range more.
   */
  | {
      readonly kind: 'aim';
      readonly slots: readonly string[];
      readonly how: 'around' | 'arcs' | 'range';
    }
  /**
   * No primary attacks while the ship has a weapon of this slot. `arc-only`: no attacks outside the
   * front arc.
   */
  | { readonly kind: 'no-primary'; readonly slot: string }
  | { readonly kind: 'arc-only' }
  /** Weapons of these slots may attack despite a weapons disabled token. */
  | {
      readonly kind: 'armed-anyway';
      readonly slots: readonly string[];
      readonly costMost?: number;
      /** Only against a ship that it has locked. */
      readonly locked?: boolean;
    }
  /** Enemies that touch the ship have 1 agility less. */
  | { readonly kind: 'cows' }
  /** When the ship is destroyed, each ship at range 1 suffers 1 damage. */
  | { readonly kind: 'blast' }
  /**
   * `nimble`: moving ignores obstacles. `clear-shots`: obstacles do not obstruct its attacks;
   * `onObstacles`: it can attack while on one.
   */
  | { readonly kind: 'nimble'; readonly when?: When }
  | { readonly kind: 'clear-shots'; readonly onObstacles?: boolean; readonly when?: When }
  /**
   * When the ship is hit, a friend within that range may suffer one result of the dice instead;
   * `draws`: the ship itself may suffer a critical hit instead of such a friend.
   */
  | { readonly kind: 'share'; readonly reach: number; readonly draws?: boolean }
  /**
   * Other friendly ships within that range cannot be the target of a weapon that could attack this
   * ship.
   */
  | { readonly kind: 'guards'; readonly reach: number }
  /** Enemies that acquire a lock must acquire it on this ship if they can. */
  | { readonly kind: 'lures' }
  /**
   * A damage card that the ship is dealt may be discarded by discarding this card: any damage card,
   * or only a face-up one with the `trait`. `instead`: another upgrade of that slot is discarded in
   * place of this card; `recovers`: the ship also recovers a shield.
   */
  | {
      readonly kind: 'fend';
      readonly trait?: 'ship';
      readonly instead?: string;
      readonly recovers?: boolean;
    }
  /**
   * When the ship is dealt a face-up damage card, its player chooses between that one and the next
   * of the deck.
   */
  | { readonly kind: 'picks' }
  /** The ship also has the pilot abilities of all friends that carry this card. */
  | { readonly kind: 'linked' }
  /** The ship may attack an enemy that it touches. */
  | { readonly kind: 'ram' }
  /** The ship acquires locks at these ranges; `via`: also on enemies within range 3 of a friend. */
  | { readonly kind: 'scan'; readonly range: readonly [number, number]; readonly via?: boolean }
  /**
   * Barrel rolls and boosts may also use these templates (a roll with a bank costs stress); a
   * decloak must use them.
   */
  | {
      readonly kind: 'template';
      readonly action: 'Boost' | 'Barrel Roll' | 'decloak';
      readonly way: 'turn' | 'long' | 'bank';
    }
  | { readonly kind: 'bomb'; readonly bomb: string; readonly keeps?: boolean }
  /**
   * Other templates for dropping bombs, by bearing and speed; `front`: placed at the front of the
   * ship.
   */
  | {
      readonly kind: 'drop';
      readonly templates: readonly Pick<DialEntry, 'speed' | 'bearing'>[];
      readonly front?: boolean;
      /** Only for bombs that are dropped without an action. */
      readonly launch?: boolean;
    }
  /**
   * `spares`: ordnance of these slots gets tokens, one of which is removed instead of discarding
   * the card. `failsafe`: ordnance is not discarded when the attack misses.
   */
  | { readonly kind: 'spares'; readonly slots: readonly string[]; readonly number: number }
  | { readonly kind: 'failsafe' }
  /** A focus token may pay for an attack that costs a lock. */
  | { readonly kind: 'deadeye' }
  | WeaponAbility;
