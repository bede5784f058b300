import { Group, Progress, Text } from '@mantine/core';
import type { EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { seatedTables } from '../../shared/match/seated-tables.js';
import { RoundClock } from '../../shared/time/round-clock.js';
import { currentRound, useRoundName } from '../../shared/event/round-name.js';
import { isPublished } from '../../shared/event/published-rounds.js';

/** Up to this many open tables are listed, because they are few enough to walk to. */
const aHandful = 12;

/** The tables still playing, which is the organizer's main question towards the end of a round. */
const StillOpen = ({ event, left }: { event: EventView; left: number }) => {
  const { t } = useText();
  const wanted = left > 0 && left <= aHandful;
  const { data } = useAnswer('pairings', { eventId: event.eventId }, { enabled: wanted });
  const open =
    data === undefined ? [] : seatedTables(data).filter(({ status }) => status === 'open');
  if (!wanted || open.length === 0) return null;
  return (
    <Text size="sm" mt={4} fw={650}>
      {t('desk.stillOpen', {
        count: open.length,
        tables: open.map(({ table }) => table).join(', '),
      })}
    </Text>
  );
};

export const RoundBar = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const round = currentRound(event);
  if (round === null || event.status !== 'running' || !isPublished(round)) return null;
  const swiss = event.phases[round.phase];
  return (
    <section className="cv-panel" aria-label={roundName(round)}>
      <Group justify="space-between" mb={6}>
        <Text fw={700} fz="lg">
          {roundName(round)}
          {swiss?.kind === 'swiss' ? ` / ${swiss.rounds}` : ''} ·{' '}
          {t(`common.roundState.${round.state}`)}
        </Text>
        {round.state === 'completed' ? null : <RoundClock round={round} fz={28} />}
      </Group>
      <Progress
        value={round.tables === 0 ? 0 : (round.completed / round.tables) * 100}
        size="lg"
        aria-label={t('desk.count.tables')}
      />
      <Text size="sm" mt={4}>
        {t('common.labelled', {
          label: t('desk.count.tables'),
          value: `${round.completed} / ${round.tables}`,
        })}
        {round.disputed > 0
          ? ` · ${t('common.labelled', { label: t('desk.count.disputed'), value: round.disputed })}`
          : ''}
      </Text>
      {round.state === 'paired' ? null : (
        <StillOpen event={event} left={round.tables - round.completed} />
      )}
    </section>
  );
};
