import { catalogueOf } from '#cards';
import { formatRules, type FormatRules, premierRules, swuFormat } from '#formats';
import type { TournamentState } from '#tournament';

/**
 * What decks of this event are judged by: the format on the event's day as the
 * bundles have it with which the event began, with the organizer's own word.
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
