import { useState } from 'react';
import { NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useAnswer } from '../../api/queries.js';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { CodeForm } from '../../shared/event/code-entry.js';
import { EventList } from '../../shared/event/event-list.js';

const entered: ReadonlySet<string> = new Set(['registration', 'closed', 'running']);

/**
 * The start page of an installed app for people without an account: the seats stored on this
 * device, and the form for a guest code.
 */
export const SeatsHere = () => {
  const { t } = useText();
  const held = (useMe().data?.guestSeats.length ?? 0) > 0;
  const seats = useAnswer('myEvents', {}, { enabled: held }).data?.events ?? [];
  const all = useAnswer('publicEvents', {}).data?.events ?? [];
  const open = all.filter(({ status }) => entered.has(status));
  const [chosen, setChosen] = useState('');
  const eventId = open.some((event) => event.eventId === chosen) ? chosen : open[0]?.eventId;
  return (
    <Stack>
      {seats.length === 0 ? (
        <Text>{t('events.noSeatHere')}</Text>
      ) : (
        <EventList events={seats} to="/e/:eventId" />
      )}
      {eventId === undefined ? null : (
        <Stack component="section" gap="xs" aria-labelledby="by-code">
          <Title order={2} id="by-code" fz="lg">
            {t('seat.code.have')}
          </Title>
          <NativeSelect
            label={t('events.whichEvent')}
            size="md"
            value={eventId}
            onChange={(change) => setChosen(change.currentTarget.value)}
            data={open.map((event) => ({ value: event.eventId, label: event.name }))}
          />
          <CodeForm key={eventId} eventId={eventId} />
        </Stack>
      )}
    </Stack>
  );
};
