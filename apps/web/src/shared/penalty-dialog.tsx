import { useState } from 'react';
import { Button, Group, Modal, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { penaltyLevel, type PenaltyLevel } from '#contracts';
import { useCommand } from '../api/commands.js';
import { useText } from '../i18n/index.js';
import { FailureNote } from './failure-note.js';
import { useFocusBack } from './use-focus-back.js';

interface PenaltyDialogProps {
  readonly eventId: string;
  readonly playerId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export const PenaltyDialog = ({ eventId, playerId, name, onClose }: PenaltyDialogProps) => {
  const { t } = useText();
  useFocusBack();
  const [level, setLevel] = useState<PenaltyLevel>('warning');
  const [infraction, setInfraction] = useState('');
  const [note, setNote] = useState('');
  const issue = useCommand('IssuePenalty', { onAccepted: onClose });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('penalty.for', { name })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          issue.send({
            eventId,
            playerId,
            level,
            infraction: infraction.trim(),
            note: note.trim(),
          });
        }}
      >
        <Stack>
          <Select
            label={t('penalty.level')}
            allowDeselect={false}
            value={level}
            onChange={(value) => setLevel(penaltyLevel.catch('warning').parse(value))}
            data={penaltyLevel.options.map((value) => ({
              value,
              label: t(`common.penalty.${value}`),
            }))}
            data-autofocus
          />
          <TextInput
            label={t('penalty.infraction')}
            value={infraction}
            maxLength={80}
            onChange={(change) => setInfraction(change.currentTarget.value)}
          />
          <Textarea
            label={t('common.note')}
            value={note}
            maxLength={500}
            onChange={(change) => setNote(change.currentTarget.value)}
          />
          <FailureNote error={issue.failure} />
          <Group justify="flex-end">
            <Button type="submit" loading={issue.pending} disabled={infraction.trim() === ''}>
              {t('penalty.issue')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
