import { Stack, Title } from '@mantine/core';
import { useAnswer } from '../../api/queries.js';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { EventList } from '../../shared/event/event-list.js';

const lastOfThem = 3;
const inHall: ReadonlySet<string> = new Set(['player', 'guest']);

/** Links to the visitor's own seats and desks, also for guests, who have no page of their own. */
export const OwnEvents = () => {
  const { t } = useText();
  const me = useMe().data;
  const known = me !== undefined && (me.account !== null || me.guestSeats.length > 0);
  const events = useAnswer('myEvents', {}, { enabled: known }).data?.events ?? [];
  if (!known || events.length === 0) return null;
  const latest = events.slice(0, lastOfThem);
  const played = latest.filter(({ role }) => inHall.has(role));
  const staffed = latest.filter(({ role }) => !inHall.has(role));
  return (
    <Stack component="section" gap="xs" aria-labelledby="own-events">
      <Title order={2} id="own-events" fz="xl">
        {t('common.myEvents')}
      </Title>
      {staffed.length === 0 ? null : <EventList events={staffed} to="/e/:eventId/desk" />}
      {played.length === 0 ? null : <EventList events={played} to="/e/:eventId" />}
    </Stack>
  );
};
