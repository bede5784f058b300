import { Text } from '@mantine/core';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { calendarDate } from '../time/times.js';
import { infractionText } from './infractions.js';

/** A player's penalties in other events of the season; renders nothing if there are none. */
export const PenaltyHistory = ({
  eventId,
  playerId,
}: {
  readonly eventId: string;
  readonly playerId: string;
}) => {
  const { t, language } = useText();
  const { data } = useAnswer('penaltyHistory', { eventId, playerId });
  const penalties = data?.penalties ?? [];
  if (penalties.length === 0) return null;
  return (
    <details>
      <summary>{t('penalty.history', { count: penalties.length })}</summary>
      <ul className="cv-quiet-list">
        {penalties.map(({ penaltyId, event, date, round, level, infraction, sameName }) => (
          <li key={penaltyId}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {calendarDate(date, language)} · <bdi>{event}</bdi> ·{' '}
              {t('common.swissRound', { round })}: {t(`common.penalty.${level}`)},{' '}
              {infractionText(t, infraction)}
            </Text>
            {sameName ? <Text size="sm">{t('penalty.sameName')}</Text> : null}
          </li>
        ))}
      </ul>
    </details>
  );
};
