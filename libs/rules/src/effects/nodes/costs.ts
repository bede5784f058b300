/** What a player does to pay for an ability (1.8). */
import type { Amount, Filter } from './cards.js';

export type CostPart =
  | { readonly pay: Amount }
  | { readonly exhaustSelf: true }
  | { readonly defeat: Filter; readonly n?: number }
  /** Of a unit or, named so in its text, of an upgrade. */
  | { readonly defeatSelf: true | 'upgrade' }
  | { readonly discard: Filter; readonly n?: number }
  | { readonly exhaust: Filter; readonly n?: number }
  | { readonly damageSelf: Amount }
  | { readonly damageBase: Amount }
  /** Damage to a unit that the player chooses. */
  | { readonly hurt: Filter; readonly n: Amount }
  | { readonly returnToHand: Filter; readonly n?: number }
  | { readonly useForce: true }
  /** From the top of the own deck. */
  | { readonly mill: number }
  | { readonly defeatResource: number }
  | { readonly removeUpgrade: Filter }
  /**
   * Up to `n` cards of the own discard pile, to the bottom of the deck; the unit
   * that is paid for gains what they say for when they are played, for this phase.
   */
  | { readonly toBottom: Filter; readonly n: number; readonly gives: 'when-played' };
