import { canonicalId, type CardId } from '#cards';
import type { DeckConstruction } from '../construction/deck-construction.js';
import type { Legality } from './manifest.js';

/**
 * An organizer's overrides for one event. They win over the manifest; a ban wins over an allowance.
 * Plain data.
 */
export interface FormatOverride {
  readonly addSets?: readonly string[] | undefined;
  readonly removeSets?: readonly string[] | undefined;
  /** Cards that are legal whatever their set or suspension says. */
  readonly allowCards?: readonly CardId[] | undefined;
  readonly banCards?: readonly CardId[] | undefined;
  readonly limits?: LimitsOverride | undefined;
}

type ChangeableLimit = 'minimumMain' | 'maximumCopies' | 'maximumSideboard' | 'copiesSpan';
/** `null` removes a limit; omitting it keeps the format's. */
export type LimitsOverride = {
  readonly [Limit in ChangeableLimit]?: DeckConstruction[Limit] | undefined;
};

export const overrideConstruction = (
  construction: DeckConstruction,
  limits: LimitsOverride = {},
): DeckConstruction => ({
  ...construction,
  ...Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined)),
});

export const overrideLegality = (legality: Legality, override: FormatOverride): Legality => {
  const removed = new Set(override.removeSets);
  return {
    ...legality,
    sets: [...new Set([...legality.sets, ...(override.addSets ?? [])])].filter(
      (set) => !removed.has(set),
    ),
    allowedCards: [...legality.allowedCards, ...(override.allowCards ?? []).map(canonicalId)],
    bannedCards: [...legality.bannedCards, ...(override.banCards ?? []).map(canonicalId)],
  };
};
