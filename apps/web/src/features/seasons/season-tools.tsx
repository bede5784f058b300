import { useState } from 'react';
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { SeasonView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { atStart } from '../../i18n/at-start.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { calendarDate } from '../../shared/time/times.js';

/** Tools to choose the events that count, and the players who decline an invitation. */
export const SeasonTools = ({ season }: { readonly season: SeasonView }) => {
  const { t, language } = useText();
  const client = useQueryClient();
  const again = (): void =>
    void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === 'season' });
  const mine = useAnswer('myEvents', {});
  const [chosen, setChosen] = useState('');
  const { seasonId, events, invitations, declined } = season;
  const add = useCommand('AddEventToSeason', { onAccepted: again });
  const remove = useCommand('RemoveEventFromSeason', { onAccepted: again });
  const decline = useCommand('DeclineSeasonInvitation', { onAccepted: again });
  const counted = new Set(events.map(({ eventId }) => eventId));
  const free = (mine.data?.events ?? []).filter(({ eventId }) => !counted.has(eventId));
  return (
    <Stack component="section">
      <Title order={2}>{t('season.eventsTitle')}</Title>
      <Group align="flex-end">
        <NativeSelect
          label={t('season.addEvent')}
          data={[
            { value: '', label: '' },
            ...free.map(({ eventId, name, date }) => ({
              value: eventId,
              label: `${atStart(calendarDate(date, language), language)} · ${name}`,
            })),
          ]}
          value={chosen}
          onChange={(change) => setChosen(change.currentTarget.value)}
        />
        <Button
          disabled={chosen === ''}
          loading={add.pending}
          onClick={() => {
            add.send({ seasonId, eventId: chosen });
            setChosen('');
          }}
        >
          {t('season.add')}
        </Button>
      </Group>
      {events.map(({ eventId, name, date }) => (
        <Group key={eventId} justify="space-between">
          <Text>
            {atStart(calendarDate(date, language), language)} · {name}
          </Text>
          <Button
            size="xs"
            variant="default"
            onClick={() => remove.send({ seasonId, eventId })}
            aria-label={t('season.removeEvent', { name })}
          >
            {t('season.remove')}
          </Button>
        </Group>
      ))}
      {invitations.length + declined.length === 0 ? null : (
        <Title order={3} fz="lg">
          {t('season.declinesTitle')}
        </Title>
      )}
      {invitations.map(({ person, name }) => (
        <Group key={person} justify="space-between">
          <Text>{name}</Text>
          <Button
            size="xs"
            variant="default"
            onClick={() => decline.send({ seasonId, person, declined: true })}
          >
            {t('season.declines', { name })}
          </Button>
        </Group>
      ))}
      {declined.map((person) => (
        <Button
          key={person}
          size="xs"
          variant="default"
          onClick={() => decline.send({ seasonId, person, declined: false })}
        >
          {t('season.accepts', {
            name: season.rows.find((row) => row.person === person)?.name ?? person,
          })}
        </Button>
      ))}
      <FailureNote error={add.failure ?? remove.failure ?? decline.failure} />
    </Stack>
  );
};
