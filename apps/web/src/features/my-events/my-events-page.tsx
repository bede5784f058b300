import { Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useAnswer } from '../../api/queries.js';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { EventList } from '../../shared/event/event-list.js';
import { isStaffRole } from '../../shared/event/roles.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { SeatsHere } from './seats-here.js';

export const MyEventsPage = () => {
  const { t } = useText();
  const me = useMe();
  const signedIn = (me.data?.account ?? null) !== null;
  const events = useAnswer('myEvents', {}, { enabled: signedIn });
  const helping = events.data?.events.some(
    ({ role, status }) => status === 'running' && isStaffRole(role),
  );
  if (me.data !== undefined && !signedIn) {
    return (
      <Stack align="flex-start">
        <Title order={1}>{t('common.myEvents')}</Title>
        <SeatsHere />
        <Text>{t('events.signedOut')}</Text>
        <LinkButton to="/sign-in" search={{ back: '/events' }}>
          {t('common.signIn')}
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>{t('common.myEvents')}</Title>
        <Group gap="xs">
          {helping ? (
            <LinkButton to="/floor" variant="default">
              {t('events.floor')}
            </LinkButton>
          ) : null}
          <LinkButton to="/seasons" variant="default">
            {t('season.title')}
          </LinkButton>
          <LinkButton to="/conventions" variant="default">
            {t('convention.title')}
          </LinkButton>
          <LinkButton to="/events/import" variant="default">
            {t('events.import.title')}
          </LinkButton>
          <LinkButton to="/events/new" leftSection={<IconPlus size={18} />}>
            {t('home.create')}
          </LinkButton>
        </Group>
      </Group>
      <Answer of={events}>
        {({ events: mine }) => {
          const staffed = mine.filter((event) => event.role !== 'player');
          const played = mine.filter((event) => event.role === 'player');
          if (mine.length === 0) return <Text c="dimmed">{t('events.none')}</Text>;
          return (
            <Stack>
              {staffed.length > 0 ? <EventList events={staffed} to="/e/:eventId/desk" /> : null}
              {played.length > 0 ? (
                <>
                  <Title order={2} fz="lg">
                    {t('events.played')}
                  </Title>
                  <EventList events={played} to="/e/:eventId" />
                </>
              ) : null}
            </Stack>
          );
        }}
      </Answer>
    </Stack>
  );
};
