import { Stack, Text, Title } from '@mantine/core';
import type { EventCard, EventStatus } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Link } from '../../navigation/link.js';
import { Answer } from '../../shared/feedback/answer.js';
import { EventList } from '../../shared/event/event-list.js';

/** Events that a visitor can still enter come first, then those that can be followed. */
const order: Readonly<Record<EventStatus, number>> = {
  registration: 0,
  running: 1,
  closed: 2,
  draft: 3,
  finished: 4,
  cancelled: 5,
};
const lastOfThem = 9;

const Lists = ({ events }: { events: readonly EventCard[] }) => {
  const { t } = useText();
  const over = events.filter(({ status }) => status === 'finished');
  const open = events
    .filter(({ status }) => status !== 'finished')
    .toSorted((one, other) => order[one.status] - order[other.status]);
  return (
    <>
      {open.length === 0 ? (
        <Text c="dimmed">{t('home.noEvents')}</Text>
      ) : (
        <EventList events={open} to="/e/:eventId" />
      )}
      {over.length === 0 ? null : (
        <details>
          <summary>{t('home.over', { count: over.length })}</summary>
          <Stack mt="xs">
            <EventList events={over.slice(0, lastOfThem)} to="/e/:eventId" />
          </Stack>
        </details>
      )}
    </>
  );
};

export const OpenEvents = () => {
  const { t } = useText();
  const events = useAnswer('publicEvents', {});
  return (
    <Stack component="section" gap="xs" aria-labelledby="open-events">
      <Title order={2} id="open-events" fz="xl">
        {t('home.open')}
      </Title>
      <Answer of={events}>{(answer) => <Lists events={answer.events} />}</Answer>
      <Link to="/archive" className="cv-link">
        {t('archive.all')}
      </Link>
    </Stack>
  );
};
