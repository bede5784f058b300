import { Group, Text, Title } from '@mantine/core';
import type { EventView, MySeat } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { PastResult } from '../../shared/match/past-result.js';
import { CutOdds } from './cut-odds.js';
import { CutOutlook, isBeforeOwnResult, isToBeSimulated } from './cut-outlook.js';

/** The player's rounds so far and their standing. */
export const MyDay = ({ event, seat }: { event: EventView; seat: MySeat }) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  return (
    <section aria-labelledby="my-day">
      <Group justify="space-between" align="baseline">
        <Title order={2} id="my-day" fz="lg">
          {t('seat.day.title')}
        </Title>
        <Text>
          {seat.rank === null
            ? t('seat.day.points', { count: seat.points })
            : t('seat.day.rank', { rank: seat.rank, count: seat.points })}
        </Text>
      </Group>
      {seat.cut === null ? null : <CutOutlook cut={seat.cut} />}
      {seat.cut !== null && isToBeSimulated(seat.cut) && isBeforeOwnResult(event, seat) ? (
        <CutOdds eventId={event.eventId} points={seat.points} />
      ) : null}
      <table className="cv-rows">
        <thead>
          <tr>
            <th scope="col">{t('common.round')}</th>
            <th scope="col">{t('common.opponent')}</th>
            <th scope="col">{t('common.result')}</th>
          </tr>
        </thead>
        <tbody>
          {seat.history.map((one) => (
            <tr key={`${one.phase}.${one.round}`}>
              <td>{roundName(one)}</td>
              <td style={{ overflowWrap: 'anywhere' }}>
                {one.bye ? t('common.bye') : (one.opponent ?? '–')}
              </td>
              <td>
                <PastResult of={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
