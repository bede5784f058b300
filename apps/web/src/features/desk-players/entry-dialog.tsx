import { useState } from 'react';
import { Button, Group, Stack } from '@mantine/core';
import { useCommand } from '../../api/commands.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { AgainstBye, changedIn, settledWith } from './against-bye.js';
import { MissedRounds } from './missed-rounds.js';
import { type Missed, roundsMissedBy } from './rounds-missed.js';
import type { PlayerDialogProps } from './small-dialogs.js';

/**
 * Dialog for entering a running event, late or again after a drop; it sets what the missed rounds
 * count as.
 */
export const EntryDialog = ({ event, row, onClose }: PlayerDialogProps) => {
  const { t } = useText();
  const late = row.status === 'registered';
  const [missed, setMissed] = useState<Missed[]>(() => roundsMissedBy(event, row));
  const [against, setAgainst] = useState<string | null>(null);
  const enter = useCommand(late ? 'AcceptLateEntry' : 'ReaddPlayer', { onAccepted: onClose });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(late ? 'people.letInName' : 'people.readdName', { name: row.name })}
    >
      <Stack>
        <AgainstBye event={event} against={against} onChange={setAgainst} />
        <MissedRounds
          missed={settledWith(event, missed, against)}
          onChange={(changed) => setMissed(changedIn(missed, changed))}
        />
        <FailureNote error={enter.failure} />
        <Group justify="flex-end">
          <Button
            loading={enter.pending}
            onClick={() =>
              enter.send({
                eventId: event.eventId,
                playerId: row.playerId,
                missed: settledWith(event, missed, against),
                ...(against === null ? {} : { against }),
              })
            }
            data-autofocus
          >
            {t(late ? 'people.letIn' : 'people.readd')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
