import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { EventView, RosterRow } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { needsDeck } from '../../shared/limited/needs-deck.js';

interface CheckInAllProps {
  readonly event: EventView;
  /** All players of the event, regardless of the list's filter. */
  readonly players: readonly RosterRow[];
}

/** Checks in everyone at once; asks first if that includes a player without a legal deck. */
export const CheckInAll = ({ event, players }: CheckInAllProps) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const all = useCommand('CheckInAll', { onAccepted: () => setAsking(false) });
  const { eventId } = event;
  const waiting = players.filter((row) => row.status === 'registered');
  const without = needsDeck(event) ? waiting.filter((row) => row.deck !== 'legal') : [];
  const legal = waiting.length - without.length;
  return (
    <>
      <Button
        variant="default"
        loading={all.pending}
        disabled={waiting.length === 0}
        onClick={() => {
          all.clear();
          if (without.length > 0) setAsking(true);
          else all.send({ eventId });
        }}
      >
        {t('people.checkInAll')}
      </Button>
      {asking ? null : <FailureNote error={all.failure} />}
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t('people.checkInAll')}>
        <Stack>
          <Text>{t('people.withoutDeck', { count: without.length })}</Text>
          <Text size="sm">
            {without
              .map(
                (row) =>
                  `${row.name} (${t(row.deck === 'illegal' ? 'deck.isIllegal' : 'deck.none')})`,
              )
              .join(', ')}
          </Text>
          <FailureNote error={all.failure} />
          <Group justify="flex-end">
            <Button
              variant="default"
              loading={all.pending}
              onClick={() => all.send({ eventId, decks: 'any' })}
            >
              {t('people.checkInAnyway', { count: waiting.length })}
            </Button>
            <Button
              loading={all.pending}
              disabled={legal === 0}
              onClick={() => all.send({ eventId, decks: 'legal' })}
              data-autofocus
            >
              {t('people.checkInLegal', { count: legal })}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
};
