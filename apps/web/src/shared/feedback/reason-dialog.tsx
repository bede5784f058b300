import { useState } from 'react';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { Dialog } from './dialog.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from './failure-note.js';

interface ReasonDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text?: string;
  readonly danger?: boolean;
  /** The action is refused without a reason. */
  readonly required?: boolean;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly onClose: () => void;
  readonly onDone: (reason: string) => void;
}

/** For actions that others will want explained later: asks for a reason that is recorded. */
export const ReasonDialog = ({
  opened,
  title,
  text,
  danger = false,
  required = false,
  busy,
  failure,
  onClose,
  onDone,
}: ReasonDialogProps) => {
  const { t } = useText();
  const [reason, setReason] = useState('');
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          onDone(reason.trim());
        }}
      >
        <Stack>
          {text === undefined ? null : <Text>{text}</Text>}
          <Textarea
            label={t('common.reason')}
            value={reason}
            required={required}
            maxLength={500}
            onChange={(change) => setReason(change.currentTarget.value)}
            data-autofocus
          />
          <FailureNote error={failure} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common.back')}
            </Button>
            <Button type="submit" color={danger ? 'red' : undefined} loading={busy}>
              {title}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
