import { useState } from 'react';
import { Button, Group, NumberInput, Stack, Text, Title } from '@mantine/core';
import type { EventView, PodsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { DueClock } from '../../shared/time/due-clock.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { PoolLinks } from './pool-links.js';

const Lacking = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const { data } = useAnswer('roster', { eventId: event.eventId });
  if (data === undefined) return null;
  const lacking = data.players.filter(
    (player) => player.status === 'playing' && player.deck !== 'legal',
  );
  return (
    <div>
      <Text fw={650}>
        {t('deskLimited.lacking')} ({lacking.length})
      </Text>
      {lacking.length === 0 ? <Text size="sm">{t('deskLimited.lackingNone')}</Text> : null}
      <PoolLinks event={event} players={lacking} />
    </div>
  );
};

/**
 * The deck-building clock, which starts by itself and can be changed or removed here, and the
 * players without a deck.
 */
export const BuildingClock = ({ event, pods }: { event: EventView; pods: PodsView }) => {
  const { t } = useText();
  const [minutes, setMinutes] = useState<number>(
    Math.max(1, event.settings.limited?.buildMinutes ?? 20),
  );
  const start = useCommand('StartDeckBuilding');
  const { eventId } = event;
  const endsAt = pods.building?.endsAt ?? null;
  return (
    <section className="cv-panel" aria-labelledby="building">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} id="building" fz="lg">
            {t('deskLimited.clock')}
          </Title>
          {pods.building === null ? null : endsAt === null ? (
            <Text>{t('deskLimited.clockNone')}</Text>
          ) : (
            <DueClock
              until={endsAt}
              label={t('deskLimited.clockLeft')}
              warnSeconds={0}
              warning={t('deskLimited.clockOver')}
            />
          )}
        </Group>
        <Group align="flex-end" gap="xs">
          <NumberInput
            label={t('deskLimited.minutes')}
            min={1}
            max={180}
            allowDecimal={false}
            w={150}
            value={minutes}
            onChange={(value) => setMinutes(Math.min(180, Math.max(1, Number(value) || 1)))}
          />
          <Button
            variant={pods.building === null ? 'filled' : 'default'}
            loading={start.pending}
            onClick={() => start.send({ eventId, minutes })}
          >
            {t('deskLimited.setClock')}
          </Button>
          <Button variant="subtle" onClick={() => start.send({ eventId, minutes: null })}>
            {t('deskLimited.liftClock')}
          </Button>
        </Group>
        <FailureNote error={start.failure} />
        <Lacking event={event} />
      </Stack>
    </section>
  );
};
