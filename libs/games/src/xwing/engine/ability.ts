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
  | 'Reload';

/** What must be so for an ability to count in an attack. `own` ship: whoever has the card. */
export interface When {
  /** Range of the attack, from and to. */
  readonly range?: readonly [number, number];
  readonly weapon?: 'primary' | 'secondary';
  readonly stressed?: boolean;
  readonly enemyStressed?: boolean;
  readonly enemySkillMost?: number;
  readonly enemySkillLeast?: number;
  /** The enemy is inside the own printed arc, or is not. */
  readonly enemyInArc?: boolean;
  /** The own ship is inside the printed arc of the enemy, or is not. */
  readonly inEnemyArc?: boolean;
  /** The enemy has no focus or evade tokens. */
  readonly enemyBare?: boolean;
  readonly focused?: boolean;
  /** Without shields and with a damage card at least. */
  readonly battered?: boolean;
  /** Damage cards of the own ship at most. */
  readonly damageMost?: number;
  readonly enemyDamaged?: boolean;
  /** No other friendly ship at range 1-2. */
  readonly alone?: boolean;
  readonly disabled?: boolean;
}

export type Price = 'stress' | 'unstress' | 'evade' | 'lock' | 'shield';

export type DiceEffect =
  | {
      readonly do: 'change';
      readonly from: readonly (AttackFace | DefenceFace)[];
      readonly to: AttackFace | DefenceFace;
      readonly most: number;
    }
  | {
      readonly do: 'reroll';
      readonly faces: readonly (AttackFace | DefenceFace)[];
      readonly most: number;
    }
  | { readonly do: 'add'; readonly face: AttackFace | DefenceFace };

/** What happens to the ship with the card, or to the enemy of its attack. */
export type Deed =
  | 'focus'
  | 'evade'
  | 'lock'
  | 'recover'
  | 'stress'
  | 'enemy-stress'
  | 'enemy-ion'
  | 'enemy-damage';

export type Moment =
  | 'green'
  | 'red'
  | 'stress'
  | 'attack'
  | 'attack-hit'
  | 'defended-unhit'
  | 'Focus'
  | 'Boost'
  | 'action';

/**
 * What a pilot or an upgrade does, as data. An ability with a price or
 * marked `may` is offered; the others happen. `reach`: it works
 * for other friendly ships within that range instead.
 */
export type Ability =
  | {
      readonly kind: 'number';
      readonly role: 'attacking' | 'defending';
      readonly dice: 'attack' | 'defence';
      readonly n: number;
      readonly when?: When;
      readonly price?: Price;
      readonly reach?: number;
    }
  | {
      readonly kind: 'modify';
      readonly role: 'attacking' | 'defending';
      readonly effect: DiceEffect;
      readonly when?: When;
      readonly price?: Price;
      readonly reach?: number;
    }
  | {
      readonly kind: 'after';
      readonly moment: Moment;
      readonly deeds: readonly Deed[];
      readonly when?: When;
      readonly may?: boolean;
    }
  | {
      readonly kind: 'free';
      readonly moment: Moment;
      /** Null: any of the own action bar. */
      readonly actions: readonly ActionName[] | null;
      readonly strain?: boolean;
      readonly once?: 'round';
    }
  | {
      readonly kind: 'dial';
      readonly speeds?: readonly number[];
      readonly bearings?: readonly string[];
      readonly to: 'green' | 'white';
    }
  | {
      readonly kind: 'stat';
      readonly stat: 'shields' | 'hull' | 'agility' | 'skill' | 'attack' | 'actions';
      readonly n: number;
      readonly when?: When;
    }
  | { readonly kind: 'bar'; readonly action: ActionName }
  /** Attacks again with the primary weapon after an attack that missed. */
  | { readonly kind: 'again' }
  /** Discarded when the ship is hit. */
  | { readonly kind: 'fragile' }
  /** Actions are possible with stress, too. */
  | { readonly kind: 'calm' }
  /** Damage cards are never turned face up. */
  | { readonly kind: 'tough' }
  | {
      readonly kind: 'weapon';
      /** Shoots all around. */
      readonly around?: boolean;
      readonly modify?: DiceEffect;
      /** Instead of the damage of the dice, once the attack hits. */
      readonly instead?: readonly Deed[];
      /** The cost is had, not spent. */
      readonly keeps?: boolean;
      /** Right after the roll critical hits become hits. */
      readonly dull?: boolean;
      /** The defender cannot spend evade tokens. */
      readonly noEvade?: boolean;
    };
