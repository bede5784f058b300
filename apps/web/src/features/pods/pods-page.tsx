import { Stack, Text, Title } from '@mantine/core';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/answer.js';
import { PodCard } from '../../shared/pod-card.js';
import { StandingsTable } from '../../shared/standings-table.js';
import { useEvent } from '../../shared/use-event.js';

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
              <StandingsTable rows={pod.rows} mine={event.myPlayerId} chain={event.settings.tiebreaks.chain} />
            </section>
          ))}
        </Stack>
      )}
    </Answer>
  );
};

/** Every pod of the event: seats, progress, and once rounds are played the standings of each. */
export const PodsPage = () => {
  const { t } = useText();
  const event = useEvent();
  const query = useAnswer('pods', { eventId: event.eventId });
  return (
    <Stack>
      <Answer of={query} rows={6}>
        {({ pods }) =>
          pods.length === 0 ? (
            <Text c="dimmed">{t('pod.none')}</Text>
          ) : (
            <ul className="cv-quiet-list" style={{ display: 'grid', gap: 8 }}>
              {pods.map((pod) => (
                <PodCard key={pod.podId} eventId={event.eventId} pod={pod} />
              ))}
            </ul>
          )
        }
      </Answer>
      {event.rounds.length === 0 ? null : <PodStandings />}
    </Stack>
  );
};
