import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { EventView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { formatName } from '../../shared/format-names.js';
import { currentRound, useRoundName } from '../../shared/round-name.js';
import { RoundClock } from '../../shared/round-clock.js';
import { CodeEntry } from './code-entry.js';
import { RegisterPanel } from './register-panel.js';

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="cv-panel">
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text fw={650} fz="lg" style={{ overflowWrap: 'anywhere' }}>
      {value}
    </Text>
  </div>
);

/** What everyone may see of an event, and the way in while there is one. */
export const EventFront = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const round = currentRound(event);
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      <Stack>
        {event.champion === null ? null : (
          <div className="cv-panel cv-now">
            <Title order={2}>{t('common.champion', { name: event.champion.name })}</Title>
          </div>
        )}
        {round === null || event.status !== 'running' ? null : (
          <div className="cv-panel cv-now">
            <Group justify="space-between">
              <div>
                <Title order={2} fz="xl">
                  {roundName(round)}
                </Title>
                <Text>{t(`common.roundState.${round.state}`)}</Text>
              </div>
              {round.state === 'completed' ? null : <RoundClock round={round} fz={36} />}
            </Group>
          </div>
        )}
        <SimpleGrid cols={2}>
          <Fact label={t('seat.front.format')} value={formatName(event.format)} />
          <Fact label={t('seat.front.players')} value={event.cap === null ? String(event.players) : `${event.players} / ${event.cap}`} />
          <Fact label={t('seat.front.match')} value={t(event.settings.bestOf === 3 ? 'seat.front.bestOf3' : 'seat.front.bestOf1')} />
          <Fact label={t('seat.front.roundTime')} value={event.settings.roundMinutes === 0 ? t('common.clock.untimed') : `${event.settings.roundMinutes} min`} />
        </SimpleGrid>
      </Stack>
      <Stack>
        {event.status === 'registration' ? <RegisterPanel event={event} full={event.cap !== null && event.counts.registered >= event.cap} /> : null}
        {event.status === 'draft' || event.status === 'closed' ? (
          <Text className="cv-panel">{t(event.status === 'draft' ? 'seat.front.notYet' : 'seat.front.closed')}</Text>
        ) : null}
        {event.status === 'cancelled' || event.status === 'finished' ? null : <CodeEntry eventId={event.eventId} />}
      </Stack>
    </SimpleGrid>
  );
};
