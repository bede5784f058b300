import { useState } from 'react';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import type { EventView, RosterRow } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useFailureNotice, useUndoNotice } from '../../shared/feedback/notices.js';
import { addressesOf, sweptBy } from './swept.js';

interface SweepProps {
  readonly event: EventView;
  readonly players: readonly RosterRow[];
}

const namesShown = 12;
const mostAtOnce = 1_000;

/** Removes many registrations at once by their time and network address, with an undo. */
export const SweepRegistrations = ({ event, players }: SweepProps) => {
  const { t } = useText();
  const notice = useUndoNotice();
  const [opened, setOpened] = useState(false);
  const [minutes, setMinutes] = useState<string>('60');
  const [from, setFrom] = useState<string>('');
  const { eventId } = event;
  const chosen = { minutes: minutes === '' ? null : Number(minutes), from: from || null };
  const swept = sweptBy(players, chosen, Date.now()).slice(0, mostAtOnce);
  const playerIds = swept.map((row) => row.playerId);
  const restore = useCommand('RestorePlayers', { onFailed: useFailureNotice() });
  const sweep = useCommand('WithdrawPlayers', {
    onAccepted: () => {
      setOpened(false);
      notice(t('people.sweep.done', { count: playerIds.length }), () =>
        restore.send({ eventId, playerIds }),
      );
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('people.sweep.open')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('people.sweep.open')}>
        <Stack>
          <Text size="sm">{t('people.sweep.hint')}</Text>
          <Select
            label={t('people.sweep.since')}
            allowDeselect={false}
            value={minutes}
            onChange={(value) => setMinutes(value ?? '')}
            data={[
              ...[10, 60, 240].map((count) => ({
                value: String(count),
                label: t('people.sweep.minutes', { count }),
              })),
              { value: '', label: t('people.sweep.anyTime') },
            ]}
          />
          <Select
            label={t('people.sweep.from')}
            allowDeselect={false}
            value={from}
            onChange={(value) => setFrom(value ?? '')}
            data={[
              { value: '', label: t('people.sweep.anyAddress') },
              ...addressesOf(players).map((each) => ({
                value: each.from,
                label: t('people.sweep.address', {
                  name: each.from.slice(0, 6),
                  count: each.count,
                }),
              })),
            ]}
          />
          <Text size="sm">
            {swept.length === 0
              ? t('people.sweep.none')
              : t('people.sweep.found', {
                  count: swept.length,
                  names: `${swept
                    .slice(0, namesShown)
                    .map((row) => row.name)
                    .join(', ')}${swept.length > namesShown ? ' …' : ''}`,
                })}
          </Text>
          <FailureNote error={sweep.failure} />
          <Group justify="flex-end">
            <Button
              color="red"
              disabled={swept.length === 0}
              loading={sweep.pending}
              onClick={() => sweep.send({ eventId, playerIds })}
            >
              {t('people.sweep.do', { count: swept.length })}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
};
