import { catalogueOf } from '#cards';
import { formatRules, type FormatRules, premierRules, swuFormat } from '#formats';
import type { TournamentState } from '#tournament';

/**
 * The rules for decks of this tournament: its format on its date, by the bundles pinned at its
 * creation, with the organizer's own changes.
 */
export const rulesOf = ({
  format,
  date,
  settings,
  bundles,
}: Pick<TournamentState, 'format' | 'date' | 'settings' | 'bundles'>): FormatRules =>
  formatRules(swuFormat(format), {
    on: date,
    manifest: catalogueOf(bundles).legality,
    override: settings.legality,
  });

export const rulesToday = (): FormatRules => premierRules({ on: new Date().toISOString() });
