import { canonicalId, type CardId } from '#cards';
import type { DeckConstruction } from '../construction/deck-construction.js';
import type { Legality } from './manifest.js';

/** An organizer's word for one event. It wins over the manifest; a ban wins over an allowance. Plain data. */
export interface FormatOverride {
  readonly addSets?: readonly string[];
  readonly removeSets?: readonly string[];
  /** Legal whatever their set or suspension says. */
  readonly allowCards?: readonly CardId[];
  readonly banCards?: readonly CardId[];
  readonly limits?: Partial<Pick<DeckConstruction, 'minimumMain' | 'maximumCopies' | 'maximumSideboard' | 'copiesSpan'>>;
}

export const overrideLegality = (legality: Legality, override: FormatOverride): Legality => {
  const removed = new Set(override.removeSets);
  return {
    ...legality,
    sets: [...new Set([...legality.sets, ...(override.addSets ?? [])])].filter((set) => !removed.has(set)),
    allowedCards: [...legality.allowedCards, ...(override.allowCards ?? []).map(canonicalId)],
    bannedCards: [...legality.bannedCards, ...(override.banCards ?? []).map(canonicalId)],
  };
};
