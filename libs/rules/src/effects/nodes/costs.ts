/** What a player does to pay for an ability (1.8). */
import type { Amount, Filter } from './cards.js';

export type CostPart =
  | { readonly pay: Amount }
  | { readonly exhaustSelf: true }
  | { readonly defeat: Filter; readonly n?: number }
  /** The unit is defeated; `upgrade`: the text calls the card an upgrade. */
  | { readonly defeatSelf: true | 'upgrade' }
  | { readonly discard: Filter; readonly n?: number }
  | { readonly exhaust: Filter; readonly n?: number }
  | { readonly damageSelf: Amount }
  | { readonly damageBase: Amount }
  /** Damage to a matching unit that the player chooses. */
  | { readonly hurt: Filter; readonly n: Amount }
  | { readonly returnToHand: Filter; readonly n?: number }
  | { readonly useForce: true }
  /** Discards this many cards from the top of the player's own deck. */
  | { readonly mill: number }
  | { readonly defeatResource: number }
  | { readonly removeUpgrade: Filter }
  /**
   * Puts up to `n` matching cards of the player's discard pile on the bottom of the deck; the unit
   * that is paid for gains their "When Played" abilities for this phase.
   */
  | { readonly toBottom: Filter; readonly n: number; readonly gives: 'when-played' };
