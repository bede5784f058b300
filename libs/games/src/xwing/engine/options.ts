import type { Difficulty } from '../judge/pieces.js';
import type { Bearing } from '../mat/manoeuvres.js';
import type { Pose } from '../mat/ships.js';
import type { ActionName } from './ability.js';

/** The templates of a barrel roll or boost other than the usual one, which a card provides. */
export type Template = 'turn' | 'long' | 'bank-ahead' | 'bank-back';

export type Way = 'left' | 'right' | 'ahead' | 'ahead-left' | 'ahead-right';

/** One choice of a player. The engine lists every legal one and accepts no other. */
export type Option =
  | { readonly do: 'initiative'; readonly seat: number }
  /** Where a ship is deployed or an obstacle is placed during setup. */
  | ({ readonly do: 'put' } & Pose)
  | { readonly do: 'dial'; readonly at: number }
  | { readonly do: 'ship'; readonly ship: string }
  | {
      readonly do: 'act';
      readonly action: ActionName;
      readonly ship?: string;
      /** The resulting position of the ship. */
      readonly x?: number;
      readonly y?: number;
      readonly heading?: number;
      readonly way?: Way;
      /** How far a barrel roll slides along the base: 0 back, 1 middle, 2 front. */
      readonly slide?: number;
      /** The manoeuvre of SLAM, as an index into the dial. */
      readonly at?: number;
      /** The new direction of a mobile arc; the side that is reinforced. */
      readonly turned?: number;
      readonly side?: 'fore' | 'aft';
      /** The template, if there are several. */
      readonly template?: Template;
    }
  /** The action provided by a damage card. */
  | { readonly do: 'repair'; readonly card: string }
  | {
      readonly do: 'decloak';
      readonly way: Way;
      readonly slide: number;
      readonly template?: Template;
    }
  /** How a tractor beam moves a ship. */
  | { readonly do: 'pull'; readonly way: Way; readonly slide: number }
  | { readonly do: 'attack'; readonly weapon: number; readonly target: string }
  | { readonly do: 'spend'; readonly token: 'focus' | 'evade' | 'lock' }
  /**
   * An ability of a ship: index of the upgrade (-1: the pilot) and index of the ability on it (-1:
   * the effect of the attacking weapon on its own dice).
   */
  | {
      readonly do: 'use';
      readonly ship: string;
      readonly card: number;
      readonly ability: number;
      /**
       * `on`: the ship that it applies to. `at`: the index of the manoeuvre, upgrade or result that
       * was chosen.
       */
      readonly on?: string;
      readonly at?: number;
    }
  /** The action of a card: which ship it applies to, and which of its manoeuvres. */
  | {
      readonly do: 'card';
      readonly card: number;
      readonly ability: number;
      readonly on?: string;
      readonly at?: number;
    }
  | {
      readonly do: 'drop';
      readonly card: number;
      readonly speed: number;
      readonly bearing: Bearing;
      readonly front: boolean;
    }
  /** The manoeuvre that a card changes a revealed dial into. */
  | {
      readonly do: 'turn';
      readonly card: number;
      readonly ability: number;
      readonly speed: number;
      readonly bearing: Bearing;
      readonly colour: Difficulty;
    }
  /** The direction of a mobile arc. */
  | { readonly do: 'arc'; readonly turned: number }
  | { readonly do: 'die'; readonly face: string }
  /** A ship's card turns a die from one face to another. */
  | {
      readonly do: 'set';
      readonly ship: string;
      readonly card: number;
      readonly ability: number;
      readonly from: string;
      readonly to: string;
    }
  | { readonly do: 'roll' }
  | { readonly do: 'pass' }
  | { readonly do: 'concede' };

/** The kind of question, for the texts of a page. */
export type Question =
  | 'initiative'
  | 'obstacle'
  | 'place'
  | 'dial'
  | 'turn'
  | 'drop'
  | 'arc'
  | 'follow'
  | 'pull'
  | 'activate'
  | 'decloak'
  | 'action'
  | 'free-action'
  | 'attacker'
  | 'target'
  | 'modify-attack'
  | 'modify-defence'
  | 'modify-theirs'
  | 'more-dice'
  | 'reroll'
  | 'use-ability';

export interface Decision {
  readonly seat: number;
  readonly question: Question;
  /** The ship that the decision is about, if there is one. */
  readonly ship?: string;
  readonly options: readonly Option[];
}
