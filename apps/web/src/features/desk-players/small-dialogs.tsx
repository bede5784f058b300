import { useState } from 'react';
import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import type { EventView, RosterRow } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { SaveDialog } from './save-dialog.js';

export interface PlayerDialogProps {
  readonly event: EventView;
  readonly row: RosterRow;
  readonly onClose: () => void;
}

export const RenameDialog = ({ event, row, onClose }: PlayerDialogProps) => {
  const { t } = useText();
  const [name, setName] = useState(row.name);
  const rename = useCommand('RenamePlayer', { onAccepted: onClose });
  return (
    <SaveDialog
      title={t('people.rename')}
      onClose={onClose}
      onSave={() =>
        rename.send({ eventId: event.eventId, playerId: row.playerId, name: name.trim() })
      }
      saving={rename}
      incomplete={name.trim() === ''}
    >
      <TextInput
        label={t('common.name')}
        value={name}
        maxLength={80}
        onChange={(change) => setName(change.currentTarget.value)}
        data-autofocus
      />
    </SaveDialog>
  );
};

/** A note about a player that only staff can read. */
export const NoteDialog = ({ event, row, onClose }: PlayerDialogProps) => {
  const { t } = useText();
  const [note, setNote] = useState(row.staffNote ?? '');
  const write = useCommand('NotePlayer', { onAccepted: onClose });
  return (
    <SaveDialog
      title={t('people.note')}
      onClose={onClose}
      onSave={() =>
        write.send({ eventId: event.eventId, playerId: row.playerId, note: note.trim() })
      }
      saving={write}
    >
      <Text size="sm">{t('people.noteHint', { name: row.name })}</Text>
      <TextInput
        label={t('common.note')}
        value={note}
        maxLength={500}
        onChange={(change) => setNote(change.currentTarget.value)}
        data-autofocus
      />
    </SaveDialog>
  );
};

/** A fixed table for a player who cannot move around the hall. */
export const StaticTableDialog = ({ event, row, onClose }: PlayerDialogProps) => {
  const { t } = useText();
  const [table, setTable] = useState<number | ''>(row.staticTable ?? '');
  const assign = useCommand('AssignStaticTable', { onAccepted: onClose });
  return (
    <SaveDialog
      title={t('people.staticTable')}
      onClose={onClose}
      onSave={() =>
        assign.send({
          eventId: event.eventId,
          playerId: row.playerId,
          table: table === '' ? null : table,
        })
      }
      saving={assign}
    >
      <Text size="sm">{t('people.staticHint', { name: row.name })}</Text>
      <NumberInput
        label={t('common.table')}
        value={table}
        min={1}
        max={9999}
        allowDecimal={false}
        onChange={(value) => setTable(value === '' ? '' : Number(value))}
        data-autofocus
      />
    </SaveDialog>
  );
};

/**
 * Asks before a player is withdrawn: the seat goes to the waitlist at once, so that this cannot be
 * undone.
 */
export const WithdrawDialog = ({ event, row, onClose }: PlayerDialogProps) => {
  const { t } = useText();
  const withdraw = useCommand('WithdrawPlayer', { onAccepted: onClose });
  return (
    <Dialog opened onClose={onClose} title={t('people.withdrawName', { name: row.name })}>
      <Stack>
        <Text>{t('people.withdrawHint')}</Text>
        <FailureNote error={withdraw.failure} />
        <Group justify="flex-end">
          <Button
            color="red"
            loading={withdraw.pending}
            onClick={() => withdraw.send({ eventId: event.eventId, playerId: row.playerId })}
          >
            {t('people.withdraw')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
