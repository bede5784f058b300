import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from './dialog.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from './failure-note.js';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** What will happen, to whom, and what stays unchanged. */
  readonly text: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Confirmation for the few steps that affect many people at once and have no undo. */
export const ConfirmDialog = ({
  opened,
  title,
  text,
  danger = false,
  busy,
  failure,
  onClose,
  onDone,
}: ConfirmDialogProps) => {
  const { t } = useText();
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Stack>
        <Text>{text}</Text>
        <FailureNote error={failure} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.back')}
          </Button>
          <Button color={danger ? 'red' : undefined} loading={busy} onClick={onDone} data-autofocus>
            {title}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
