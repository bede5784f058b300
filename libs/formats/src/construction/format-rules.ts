import { catalogueInForce, type ConstructedPool, type LegalityManifest } from '#cards';
import { legalityOn, type Legality } from '../legality/manifest.js';
import {
  overrideConstruction,
  overrideLegality,
  type FormatOverride,
} from '../legality/override.js';
import {
  limitedConstruction,
  premierConstruction,
  trilogyConstruction,
  twinSunsConstruction,
  type DeckConstruction,
} from './deck-construction.js';

export type FormatName = 'premier' | 'eternal' | 'trilogy' | 'sealed' | 'draft' | 'twin-suns';

/**
 * All rules that decks are judged by on one day. Plain data: an event stores it and judges all its
 * decks alike.
 */
export interface FormatRules {
  readonly format: FormatName;
  readonly construction: DeckConstruction;
  /** `null` in limited formats, where the pool decides what may be played. */
  readonly legality: Legality | null;
}

export interface RulesRequest {
  /** Day of the event, ISO date. */
  readonly on: string;
  /** The legality manifest; omitted: the one in force. */
  readonly manifest?: LegalityManifest | undefined;
  readonly override?: FormatOverride | undefined;
  /**
   * The pool of constructed formats: Trilogy and Twin Suns can be played with either; omitted:
   * Premier cards.
   */
  readonly pool?: ConstructedPool | undefined;
}

const constructions: Readonly<Record<FormatName, DeckConstruction>> = {
  premier: premierConstruction,
  eternal: premierConstruction,
  trilogy: trilogyConstruction,
  sealed: limitedConstruction,
  draft: limitedConstruction,
  'twin-suns': twinSunsConstruction,
};

const poolOf = (format: FormatName, asked: ConstructedPool | undefined): ConstructedPool | null => {
  if (format === 'sealed' || format === 'draft') return null;
  if (format === 'premier' || format === 'eternal') return format;
  return asked ?? 'premier';
};

/** The rules of a format on a day, with the organizer's overrides for this event. */
export const formatRules = (
  format: FormatName,
  { on, manifest = catalogueInForce().legality, override = {}, pool }: RulesRequest,
): FormatRules => {
  const cardPool = poolOf(format, pool);
  return {
    format,
    construction: overrideConstruction(constructions[format], override.limits),
    legality: cardPool && overrideLegality(legalityOn(manifest, cardPool, on), override),
  };
};

export const premierRules = (request: RulesRequest): FormatRules => formatRules('premier', request);
