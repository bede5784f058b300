import { useState } from 'react';
import { Stack, Text, TextInput, Title } from '@mantine/core';
import type { PodsView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { PodCard } from '../../shared/limited/pod-card.js';
import { matches } from '../../shared/forms/search.js';
import { StandingsTable } from '../../shared/standings/standings-table.js';
import { useEvent } from '../../shared/event/use-event.js';

const PodStandings = () => {
  const { t } = useText();
  const event = useEvent();
  const query = useAnswer('draftStandings', { eventId: event.eventId });
  return (
    <Answer of={query} rows={6}>
      {({ pods }) => (
        <Stack>
          <Title order={2} fz="lg">
            {t('pod.standings')}
          </Title>
          {pods.map((pod) => (
            <section key={pod.podId}>
              <Title order={3} fz="md">
                {t('pod.title', { number: pod.number })}
              </Title>
              <StandingsTable
                rows={pod.rows}
                mine={event.myPlayerId}
                columns={event.play.columns}
              />
            </section>
          ))}
        </Stack>
      )}
    </Answer>
  );
};

/** Up to this many pods need no search by name. */
const atAGlance = 3;

/** The pods of the last draft first, and among them the viewer's own. */
const nearestFirst = ({ pods }: PodsView, playerId: string | null): PodsView['pods'] => {
  const own = ({ seats }: PodsView['pods'][number]): number =>
    seats.some((seat) => seat.playerId === playerId) ? 0 : 1;
  return pods.toSorted(
    (one, other) => other.draft - one.draft || own(one) - own(other) || one.number - other.number,
  );
};

const PodList = ({ view }: { view: PodsView }) => {
  const { t } = useText();
  const event = useEvent();
  const [name, setName] = useState('');
  const found = nearestFirst(view, event.myPlayerId).filter(
    ({ seats }) => name === '' || seats.some((seat) => matches(seat.name, name)),
  );
  return (
    <Stack gap="xs">
      {view.pods.length > atAGlance ? (
        <TextInput
          label={t('common.search')}
          placeholder={t('common.name')}
          value={name}
          onChange={(change) => setName(change.currentTarget.value)}
        />
      ) : null}
      <ul className="cv-quiet-list" style={{ display: 'grid', gap: 8 }}>
        {found.map((pod) => (
          <PodCard key={pod.podId} eventId={event.eventId} pod={pod} />
        ))}
      </ul>
    </Stack>
  );
};

/** All pods of the event: seats, progress, and their standings once rounds are played. */
export const PodsPage = () => {
  const { t } = useText();
  const event = useEvent();
  const query = useAnswer('pods', { eventId: event.eventId });
  return (
    <Stack>
      <Answer of={query} rows={6}>
        {(view) =>
          view.pods.length === 0 ? <Text c="dimmed">{t('pod.none')}</Text> : <PodList view={view} />
        }
      </Answer>
      {event.rounds.length === 0 ? null : <PodStandings />}
    </Stack>
  );
};
