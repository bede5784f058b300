import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useText } from '../../i18n/index.js';
import { useErrorText } from './failure-note.js';

/**
 * Shows a failed command as a notification; for buttons that have no room for a note beside them.
 */
export const useFailureNotice = () => {
  const { t } = useText();
  const errorText = useErrorText();
  return (error: unknown): void => {
    notifications.show({
      color: 'red',
      title: t('common.failed.title'),
      message: errorText(error),
      autoClose: 10_000,
    });
  };
};

/** A notification "Done" with an undo button: undoing is better than asking first. */
export const useUndoNotice = () => {
  const { t } = useText();
  return (message: string, undo: () => void): void => {
    const id = notifications.show({
      autoClose: 12_000,
      message: (
        <Group justify="space-between">
          <Text size="sm">{message}</Text>
          <Button
            size="compact-md"
            variant="default"
            onClick={() => {
              notifications.hide(id);
              undo();
            }}
          >
            {t('common.undo')}
          </Button>
        </Group>
      ),
    });
  };
};
