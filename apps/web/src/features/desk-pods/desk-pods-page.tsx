import { Button, Stack, Text, Title } from '@mantine/core';
import type { EventView, PodsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { PodCard } from '../../shared/limited/pod-card.js';
import { judges } from '../../shared/event/roles.js';
import { type DeskPodsOffers, deskPodsOffers } from '../../shared/event/limited-offers.js';
import { useEvent } from '../../shared/event/use-event.js';
import { BuildingClock } from './building-clock.js';
import { PodControls } from './pod-controls.js';
import { PoolLinks } from './pool-links.js';
import { SeatAgain } from './seat-again.js';
import { Thinking } from './thinking.js';
import { RecordPool } from './record-pool.js';

const OpenPools = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const open = useCommand('OpenPools');
  return (
    <>
      <Button
        style={{ alignSelf: 'flex-start' }}
        loading={open.pending}
        onClick={() => open.send({ eventId: event.eventId })}
      >
        {t('deskLimited.openPools')}
      </Button>
      <FailureNote error={open.failure} />
    </>
  );
};

const PlayerPools = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const { data } = useAnswer('roster', { eventId: event.eventId });
  const players = (data?.players ?? []).filter(
    (player) => player.status === 'playing' || player.status === 'dropped',
  );
  if (players.length === 0 || !judges(event)) return null;
  return (
    <details className="cv-panel">
      <Text component="summary" fw={650}>
        {t('deskLimited.lookAt')}
      </Text>
      <PoolLinks event={event} players={players} />
    </details>
  );
};

interface DeskPodsProps {
  readonly event: EventView;
  readonly pods: PodsView;
  readonly offers: DeskPodsOffers;
}

const DeskPods = ({ event, pods, offers }: DeskPodsProps) => {
  const { t } = useText();
  return (
    <Stack>
      <Title order={2} fz="xl">
        {t(event.format === 'draft' ? 'deskLimited.pods' : 'deskLimited.pools')}
      </Title>
      {offers.openPools ? <OpenPools event={event} /> : null}
      {event.format === 'draft' ? <PodControls event={event} pods={pods} offers={offers} /> : null}
      {offers.seatAgain.length > 0 ? (
        <SeatAgain event={event} pods={pods} waiting={offers.seatAgain} />
      ) : null}
      {event.format === 'draft' ? <Thinking event={event} pods={pods} /> : null}
      {event.format === 'draft' && pods.pods.length === 0 ? (
        <Text c="dimmed">{t('pod.none')}</Text>
      ) : null}
      <ul
        className="cv-quiet-list"
        style={{
          display: 'grid',
          gap: 8,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
        }}
      >
        {pods.pods.map((pod) => (
          <PodCard key={pod.podId} eventId={event.eventId} pod={pod} />
        ))}
      </ul>
      {offers.build ? <BuildingClock event={event} pods={pods} /> : null}
      {offers.record ? <RecordPool event={event} recorded={pods.pools.recorded} /> : null}
      {pods.pools.opened || pods.pods.length > 0 ? <PlayerPools event={event} /> : null}
    </Stack>
  );
};

/** The organizer's page of boosters, pods and decks. */
export const DeskPodsPage = () => {
  const event = useEvent();
  const query = useAnswer('pods', { eventId: event.eventId });
  return (
    <Answer of={query} rows={6}>
      {(pods) => <DeskPods event={event} pods={pods} offers={deskPodsOffers(event, pods)} />}
    </Answer>
  );
};
