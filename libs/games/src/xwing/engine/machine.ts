import type { XwingState } from './state.js';

/**
 * One thing that happened, for the record of a game and the texts of a page. Ships are named by
 * their keys.
 */
export interface Happening {
  readonly what:
    | 'round'
    | 'initiative'
    | 'obstacle'
    | 'placed'
    | 'revealed'
    | 'moved'
    | 'bumped'
    | 'fled'
    | 'hit-obstacle'
    | 'obstacle-die'
    | 'token'
    | 'token-gone'
    | 'action'
    | 'locked'
    | 'rolled'
    | 'decloaked'
    | 'declared'
    | 'attack-dice'
    | 'defence-dice'
    | 'rerolled'
    | 'spent'
    | 'used'
    | 'hit'
    | 'missed'
    | 'shield'
    | 'damage'
    | 'critical'
    | 'repaired'
    | 'recovered'
    | 'spared'
    | 'ignored'
    | 'dropped'
    | 'detonated'
    | 'turned'
    | 'discarded'
    | 'destroyed'
    | 'limit'
    | 'won'
    | 'drawn';
  readonly seat?: number;
  readonly ship?: string;
  readonly target?: string;
  readonly number?: number;
  /** An action, token, weapon, card or manoeuvre by the engine's name for it. */
  readonly name?: string;
  readonly faces?: readonly string[];
}

/** A running game: its state, its random numbers and its reports. */
export interface Machine {
  readonly state: XwingState;
  /** An integer from 0 to `bound` - 1. */
  readonly below: (bound: number) => number;
  readonly tell: (happening: Happening) => void;
}

/** A machine for queries that do not change the state. */
export const readerOf = (state: XwingState): Machine => ({
  state,
  below: () => 0,
  tell: () => undefined,
});
