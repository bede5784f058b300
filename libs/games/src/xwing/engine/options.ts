import type { Difficulty } from '../judge/pieces.js';
import type { Bearing } from '../mat/manoeuvres.js';
import type { Pose } from '../mat/ships.js';
import type { ActionName } from './ability.js';

/** The templates of a roll or a boost: the usual ones, or those of a card. */
export type Template = 'turn' | 'long' | 'bank-ahead' | 'bank-back';

export type Way = 'left' | 'right' | 'ahead' | 'ahead-left' | 'ahead-right';

/** A choice that a player makes; every legal one is listed by the engine, and nothing else is accepted. */
export type Option =
  | { readonly do: 'initiative'; readonly seat: number }
  /** Where a ship or an obstacle of setup is put. */
  | ({ readonly do: 'put' } & Pose)
  | { readonly do: 'dial'; readonly at: number }
  | { readonly do: 'ship'; readonly ship: string }
  | {
      readonly do: 'act';
      readonly action: ActionName;
      readonly ship?: string;
      /** Where the ship would be. */
      readonly x?: number;
      readonly y?: number;
      readonly heading?: number;
      readonly way?: Way;
      /** How far a barrel roll lets it slide: 0 back, 1 middle, 2 front. */
      readonly slide?: number;
      /** The manoeuvre of SLAM: a place on the dial. */
      readonly at?: number;
      /** Where a mobile arc is turned to; the side that is reinforced. */
      readonly turned?: number;
      readonly side?: 'fore' | 'aft';
      /** The template where there are several. */
      readonly template?: Template;
    }
  /** The action that a damage card gives. */
  | { readonly do: 'repair'; readonly card: string }
  | {
      readonly do: 'decloak';
      readonly way: Way;
      readonly slide: number;
      readonly template?: Template;
    }
  /** Where a tractor beam moves a ship. */
  | { readonly do: 'pull'; readonly way: Way; readonly slide: number }
  | { readonly do: 'attack'; readonly weapon: number; readonly target: string }
  | { readonly do: 'spend'; readonly token: 'focus' | 'evade' | 'lock' }
  /**
   * An ability of a ship: the place of the upgrade (-1: its pilot) and of the ability on it
   * (-1: the effect of the weapon that attacks on its own dice).
   */
  | {
      readonly do: 'use';
      readonly ship: string;
      readonly card: number;
      readonly ability: number;
      /** The ship that it is for; the place of the manoeuvre among those that it gives. */
      readonly on?: string;
      readonly at?: number;
    }
  /** The action of a card: for which ship, with which of its manoeuvres. */
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
  /** What a card turns a revealed dial to. */
  | {
      readonly do: 'turn';
      readonly card: number;
      readonly ability: number;
      readonly speed: number;
      readonly bearing: Bearing;
      readonly colour: Difficulty;
    }
  /** Where a mobile arc points. */
  | { readonly do: 'arc'; readonly turned: number }
  | { readonly do: 'die'; readonly face: string }
  /** A die is turned from one face to another by a card of a ship. */
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

/** What is asked, for the words of a page. */
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
  /** The ship that it is about, when it is about one. */
  readonly ship?: string;
  readonly options: readonly Option[];
}
