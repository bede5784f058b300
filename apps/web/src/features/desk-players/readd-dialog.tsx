import { useState } from 'react';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { AgainstBye, changedIn, settledWith } from './against-bye.js';
import { MissedRounds, roundsMissed, type Missed } from './missed-rounds.js';
import type { PlayerDialogProps } from './small-dialogs.js';

/** Back in after a drop; the rounds since then have to count as something. */
export const ReaddDialog = ({ event, row, onClose }: PlayerDialogProps) => {
  const { t } = useText();
  const played = Array.from({ length: row.droppedAfter ?? 0 }, (_, index) => index + 1);
  const [missed, setMissed] = useState<Missed[]>(() => roundsMissed(event, played));
  const [against, setAgainst] = useState<string | null>(null);
  const readd = useCommand('ReaddPlayer', { onAccepted: onClose });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('people.readdName', { name: row.name })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack>
        <AgainstBye event={event} against={against} onChange={setAgainst} />
        <MissedRounds
          missed={settledWith(event, missed, against)}
          onChange={(changed) => setMissed(changedIn(missed, changed))}
        />
        <FailureNote error={readd.failure} />
        <Group justify="flex-end">
          <Button
            loading={readd.pending}
            onClick={() =>
              readd.send({
                eventId: event.eventId,
                playerId: row.playerId,
                missed: settledWith(event, missed, against),
                ...(against === null ? {} : { against }),
              })
            }
            data-autofocus
          >
            {t('people.readd')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
