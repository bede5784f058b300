import type { XwingState } from './state.js';

/** What happened, for the record of a game and the words of a page. Ships go by their keys. */
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
  /** An action, token, weapon, card or manoeuvre, as the engine calls it. */
  readonly name?: string;
  readonly faces?: readonly string[];
}

/** A game under way: its state, and where chance comes from. */
export interface Machine {
  readonly state: XwingState;
  /** An integer from 0 to below `bound`. */
  readonly below: (bound: number) => number;
  readonly tell: (happening: Happening) => void;
}

/** For questions about a state that is left as it is. */
export const readerOf = (state: XwingState): Machine => ({
  state,
  below: () => 0,
  tell: () => undefined,
});
