import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EventCard, FollowedCalendar, FollowedServer } from '#contracts';
import { requestJson } from '../../api/http.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Link } from '../../navigation/link.js';
import { eventStart } from '../../shared/event/event-start.js';
import { Answer } from '../../shared/feedback/answer.js';
import { EventBadge } from '../../shared/feedback/status-badge.js';
import { moment } from '../../shared/time/times.js';
import { coming, hostOf, type ListedEvent } from './coming.js';

const file = '/followed.ics';

const EventWords = ({ event, host }: { readonly event: EventCard; readonly host: string }) => {
  const { t, language, translated } = useText();
  const { name, game, venue, status } = event;
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="wrap">
        <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <EventBadge status={status} />
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {[eventStart(event, language), translated(game.name), translated(game.format), venue]
          .filter((part) => part !== '')
          .join(' · ')}
      </Text>
      {host === '' ? null : <Text size="sm">{t('calendar.at', { server: host })}</Text>}
    </>
  );
};

const Row = ({ listed: { event, address } }: { readonly listed: ListedEvent }) =>
  address === null ? (
    <Link to="/e/:eventId" params={{ eventId: event.eventId }} className="cv-event">
      <EventWords event={event} host="" />
    </Link>
  ) : (
    <a href={`${address}/e/${event.eventId}`} className="cv-event">
      <EventWords event={event} host={hostOf(address)} />
    </a>
  );

const Fault = ({ server: { address, fault, readAt } }: { readonly server: FollowedServer }) => {
  const { t, language } = useText();
  if (fault === null) return null;
  return (
    <Alert color="lamp" role="status">
      {t(`calendar.faults.${fault}`, { server: hostOf(address) })}
      {readAt === null ? null : ` ${t('calendar.kept', { at: moment(readAt, language) })}`}
    </Alert>
  );
};

/** Coming events of this server and of the servers that it follows, the next one first. */
export const CalendarPage = () => {
  const { t } = useText();
  const own = useAnswer('publicEvents', {});
  const followed = useQuery({
    queryKey: ['followed'],
    queryFn: () => requestJson<FollowedCalendar>('/api/v1/followed'),
  });
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Title order={1} fz={{ base: 26, sm: 32 }}>
          {t('calendar.title')}
        </Title>
        <Text>{t('calendar.lead')}</Text>
      </Stack>
      <Group gap="md">
        <Button component="a" variant="default" href={`webcal://${location.host}${file}`}>
          {t('calendar.subscribe')}
        </Button>
        <Button component="a" variant="default" href={file} download="conclave.ics">
          {t('calendar.file')}
        </Button>
      </Group>
      <Answer of={followed}>
        {({ servers }) => (
          <Stack gap="md">
            {servers.map((server) => (
              <Fault key={server.address} server={server} />
            ))}
            <Answer of={own}>{({ events }) => <Events listed={coming(events, servers)} />}</Answer>
          </Stack>
        )}
      </Answer>
    </Stack>
  );
};

const Events = ({ listed }: { readonly listed: readonly ListedEvent[] }) => {
  const { t } = useText();
  if (listed.length === 0) return <Text c="dimmed">{t('calendar.none')}</Text>;
  return (
    <ul className="cv-quiet-list cv-events">
      {listed.map((each) => (
        <li key={each.event.eventId}>
          <Row listed={each} />
        </li>
      ))}
    </ul>
  );
};
