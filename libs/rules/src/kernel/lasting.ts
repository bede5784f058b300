import type { CostChange, Effect, Filter, Modifier, Moment, Until } from '../effects/nodes.js';
import type { Scope } from './frames.js';
import type { Card, Seat } from '../events/ids.js';

/** 7.7.3: modifiers on certain cards (or on a player) for a time, whatever happens to their source. */
export interface Lasting {
  /** The affected card, or NO_CARD when it affects the game for `seat`. */
  card: Card;
  copy: number;
  mods: Modifier[];
  until: Until;
  seat: Seat;
  source: Card;
  sourceCopy: number;
  /** For `attack`: how deep in `State.attacks` the attack lies. */
  attack: number;
  /** Whatever fits, whenever it arrives, instead of one card. */
  fits?: Filter;
  /** A change of what cards cost `seat`, instead of modifiers of a card. */
  change?: CostChange;
  /** `seat` may play that card from where it lies. */
  permit?: {
    readonly free: boolean;
    readonly less?: number;
    readonly ignoreAspects?: boolean;
    /** What the card gains as it is played so. */
    readonly grants?: readonly Modifier[];
    /** What is done with it then. */
    readonly then?: Effect;
  };
}

/** 7.7.4: an effect that waits for a moment. */
export interface Delayed {
  when: Moment;
  effect: Effect;
  scope: Scope;
  until: Until | 'once';
  /** Over once it has happened. */
  once?: true;
  /** Which copy of each card in the scope is meant (8.6.4), by card. */
  copies: Record<string, number>;
}
