import type { EventView, StandingsView } from '#contracts';
import type { Translate } from '../../i18n/index.js';

/**
 * The title of the standings sheet, which must not claim a round whose results are still coming in.
 */
export const standingsTitle = (
  t: Translate,
  { phases, rounds, status }: Pick<EventView, 'phases' | 'rounds' | 'status'>,
  { afterRound, order }: Pick<StandingsView, 'afterRound' | 'order'>,
): string => {
  if (order === 'places')
    return t(status === 'finished' ? 'print.finalRanking' : 'print.placesSoFar');
  if (afterRound === 0) return t('print.standingsBefore');
  const round = rounds.find(
    (each) => phases[each.phase]?.kind === 'swiss' && each.round === afterRound,
  );
  const missing = round ? round.tables - round.completed : 0;
  return missing > 0
    ? t('print.standingsDuring', { round: afterRound, missing })
    : t('print.standings', { round: afterRound });
};
