import type { PropsWithChildren } from 'react';
import { Button, Group, Stack } from '@mantine/core';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';

interface SaveDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSave: () => void;
  /** The state of the saving command, as returned by `useCommand`. */
  readonly saving: { readonly pending: boolean; readonly failure: unknown };
  /** Whether there is nothing to save yet. */
  readonly incomplete?: boolean;
}

/**
 * A dialog with a few fields of one player, saved by Enter or the button. A refusal is shown below
 * the fields and keeps the input.
 */
export const SaveDialog = ({
  title,
  onClose,
  onSave,
  saving,
  incomplete = false,
  children,
}: PropsWithChildren<SaveDialogProps>) => {
  const { t } = useText();
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          onSave();
        }}
      >
        <Stack>
          {children}
          <FailureNote error={saving.failure} />
          <Group justify="flex-end">
            <Button type="submit" loading={saving.pending} disabled={incomplete}>
              {t('common.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
