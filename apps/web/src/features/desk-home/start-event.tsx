import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useCommand } from '../../api/commands.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { needsDeck } from '../../shared/limited/needs-deck.js';
import { Names } from './names.js';
import { isTeamEvent } from '../../shared/event/team-seats.js';
import { usePhaseWords } from '../../shared/event/phase-words.js';

/** The consequences of the start, and the players who start without a required deck. */
const Summary = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  const phaseWords = usePhaseWords();
  const roster = useAnswer('roster', { eventId: event.eventId });
  const players = roster.data?.players ?? [];
  const teams = isTeamEvent(event);
  const outside = players.filter((row) => row.status === 'registered');
  const without = needsDeck(event)
    ? players.filter((row) => row.status === 'checked-in' && row.deck !== 'legal')
    : [];
  return (
    <>
      <Text fw={650}>
        {t(teams ? 'desk.start.teams' : 'desk.start.players', { count: event.counts.checkedIn })}
      </Text>
      <Text>{phaseWords(event.plannedPhases)}</Text>
      {without.length === 0 ? null : (
        <div>
          <Text fw={650} c="var(--cv-bad)">
            {t('desk.start.withoutDeck', { count: without.length })}
          </Text>
          <Names rows={without} />
        </div>
      )}
      {outside.length === 0 ? null : (
        <div>
          <Text fw={650}>{t('desk.start.outside', { count: outside.length })}</Text>
          <Names rows={outside} />
          <Text size="sm">{t(teams ? 'desk.next.startTeamsWhy' : 'desk.next.startWhy')}</Text>
        </div>
      )}
      <Text size="sm">{t('desk.start.later')}</Text>
    </>
  );
};

/** Starts the event after a summary of the consequences. */
export const StartEvent = ({ event, quiet = false }: { event: EventView; quiet?: boolean }) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const start = useCommand('StartEvent', { onAccepted: () => setAsking(false) });
  const label = t(isTeamEvent(event) ? 'desk.next.startTeams' : 'desk.next.start', {
    count: event.counts.checkedIn,
  });
  return (
    <>
      <Button size="lg" variant={quiet ? 'default' : 'filled'} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={label}>
        <Stack>
          <Summary event={event} />
          <FailureNote error={start.failure} />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('common.cancel')}
            </Button>
            <Button
              loading={start.pending}
              onClick={() => start.send({ eventId: event.eventId })}
              data-autofocus
            >
              {label}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
};
