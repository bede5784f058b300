import type { Behaviour } from './behaviour/card.js';
import type { CardFacts, CardId } from './facts/card-facts.js';
import type { LegalityEntry } from './legality/legality-entry.js';

/** A set as people see it. */
export interface CardSet {
  readonly code: string;
  /** English name. */
  readonly name: string;
  /** Whether it is sold in boosters, and so played in Sealed and Draft. */
  readonly boosters: boolean;
}

/**
 * Everything that cards are to the platform, as data.
 * Texts in every language are rendered from the behaviour.
 */
export interface CardContent {
  readonly sets: readonly CardSet[];
  readonly facts: readonly CardFacts[];
  /** The earliest printing of each card that was printed before. */
  readonly reprints: Readonly<Record<CardId, CardId>>;
  /** The card of each printing that has a number beyond the set's own. */
  readonly printings: Readonly<Record<string, CardId>>;
  readonly behaviours: readonly Behaviour[];
  readonly legality: readonly LegalityEntry[];
  /**
   * Cards of others of which it says something else than was known: none changes without being named here.
   */
  readonly changes?: readonly CardId[];
}
