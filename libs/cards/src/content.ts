import type { Behaviour } from './behaviour/card.js';
import type { CardFacts, CardId } from './facts/card-facts.js';
import type { LegalityEntry } from './legality/legality-entry.js';

/** A set as people see it. */
export interface CardSet {
  readonly code: string;
  /** English name. */
  readonly name: string;
  /** Whether it is sold in boosters, and so is played in Sealed and Draft. */
  readonly boosters: boolean;
}

/**
 * Everything that the platform knows about cards, as data. Texts in every language are rendered
 * from the behaviour.
 */
export interface CardContent {
  readonly sets: readonly CardSet[];
  readonly facts: readonly CardFacts[];
  /** By printing: the earliest printing of its card, if that is another one. */
  readonly reprints: Readonly<Record<CardId, CardId>>;
  /** The card of each printing with a number beyond the set's own. */
  readonly printings: Readonly<Record<string, CardId>>;
  readonly behaviours: readonly Behaviour[];
  readonly legality: readonly LegalityEntry[];
  /** Cards of other sets whose content it changes; no card may change without being listed here. */
  readonly changes?: readonly CardId[];
}
