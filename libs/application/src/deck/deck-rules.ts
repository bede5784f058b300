import { formatRules, type FormatRules, premierRules } from '#formats';
import { swuFormat } from '#games';
import type { TournamentState } from '#tournament';

/** What decks of this event are judged by: the format on the event's day, with the organizer's own word. */
export const rulesOf = ({
  format,
  date,
  settings,
}: Pick<TournamentState, 'format' | 'date' | 'settings'>): FormatRules =>
  formatRules(swuFormat(format), { on: date, override: settings.legality });

export const rulesToday = (): FormatRules => premierRules({ on: new Date().toISOString() });
