import type { Behaviour, CardFacts, CardId } from '#cards';
import type { LegalityEntry } from '#formats';

/** A set as people see it. */
export interface BundledSet {
  readonly code: string;
  /** English name. */
  readonly name: string;
  /** Whether it is sold in boosters, and so played in Sealed and Draft. */
  readonly boosters: boolean;
}

/** Everything that cards are to the platform, as data. Texts in every language are rendered from the behaviour. */
export interface BundleContent {
  readonly sets: readonly BundledSet[];
  readonly facts: readonly CardFacts[];
  /** The earliest printing of each card that was printed before. */
  readonly reprints: Readonly<Record<CardId, CardId>>;
  /** The card of each printing that has a number beyond the set's own. */
  readonly printings: Readonly<Record<string, CardId>>;
  readonly behaviours: readonly Behaviour[];
  readonly legality: readonly LegalityEntry[];
}
