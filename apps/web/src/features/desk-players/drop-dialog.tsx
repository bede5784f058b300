import { useState } from 'react';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import type { CommandPayload } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import type { PlayerDialogProps } from './small-dialogs.js';

type Reason = CommandPayload<'DropPlayer'>['reason'];
const reasons: readonly Reason[] = ['own-wish', 'no-show', 'staff', 'disqualified'];

export const DropDialog = ({ event, row, onClose }: PlayerDialogProps) => {
  const { t } = useText();
  const [reason, setReason] = useState<Reason>('own-wish');
  const drop = useCommand('DropPlayer', { onAccepted: onClose });
  return (
    <Dialog opened onClose={onClose} title={t('people.dropName', { name: row.name })}>
      <Stack>
        <Text size="sm">{t('people.dropHint')}</Text>
        <Radio.Group
          label={t('common.reason')}
          value={reason}
          onChange={(value) => setReason(value as Reason)}
        >
          <Stack gap="xs" mt="xs">
            {reasons.map((value) => (
              <Radio key={value} value={value} label={t(`people.dropReason.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <FailureNote error={drop.failure} />
        <Group justify="flex-end">
          <Button
            color="red"
            loading={drop.pending}
            onClick={() => drop.send({ eventId: event.eventId, playerId: row.playerId, reason })}
          >
            {t('people.drop')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
