import type { CostChange, Effect, Filter, Modifier, Moment, Until } from '../effects/nodes.js';
import type { Scope } from './frames.js';
import type { Card, Seat } from '../events/ids.js';

/**
 * 7.7.3: modifiers of certain cards (or of a player) for a time, whatever happens to their source.
 */
export interface Lasting {
  /** The affected card, or NO_CARD if it affects the game for `seat`. */
  card: Card;
  copy: number;
  mods: Modifier[];
  until: Until;
  seat: Seat;
  source: Card;
  sourceCopy: number;
  /** For `attack`: the index of the attack in `State.attacks`. */
  attack: number;
  /** Affects all matching cards, also those that arrive later, instead of one card. */
  fits?: Filter;
  /** Changes what cards cost `seat`, instead of modifying a card. */
  change?: CostChange;
  /** Lets `seat` play that card from where it is. */
  permit?: {
    readonly free: boolean;
    readonly less?: number;
    readonly ignoreAspects?: boolean;
    /** The modifiers that the card gains when it is played by this permission. */
    readonly grants?: readonly Modifier[];
    /** The instruction that is carried out then. */
    readonly then?: Effect;
  };
}

/** 7.7.4: an effect that waits for a moment. */
export interface Delayed {
  when: Moment;
  effect: Effect;
  scope: Scope;
  until: Until | 'once';
  /** It ends once it has happened. */
  once?: true;
  /** By card in the scope: which copy is meant (8.6.4). */
  copies: Record<string, number>;
}
