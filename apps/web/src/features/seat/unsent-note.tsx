import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useOutbox } from '../../api/use-outbox.js';
import { useText } from '../../i18n/index.js';
import { useFailureText } from '../../shared/feedback/failure-note.js';
import { commandText } from './command-text.js';

/**
 * The player's commands that have not been sent from this phone yet, and those that were refused.
 */
export const UnsentNote = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  const failureText = useFailureText();
  const { entries, dismiss } = useOutbox(eventId);
  const slow = entries.filter(
    (entry) =>
      entry.state === 'refused' ||
      (entry.state !== 'delivered' && entry.attempts > 1) ||
      (entry.state === 'waiting' && entry.attempts > 0),
  );
  return (
    <div aria-live="polite">
      {slow.map((entry) =>
        entry.refusal === null ? (
          <Alert
            key={entry.key}
            color="lamp"
            icon={<IconCloudUp size={18} />}
            title={t('seat.unsent.waiting')}
            mb="xs"
          >
            <Text size="sm">
              {t(commandText(entry.name))} {t('seat.unsent.waitingText')}
            </Text>
          </Alert>
        ) : (
          <Alert
            key={entry.key}
            color="red"
            icon={<IconCloudOff size={18} />}
            title={t('seat.unsent.refused')}
            mb="xs"
          >
            <Group justify="space-between">
              <Text size="sm">
                {t(commandText(entry.name))} {failureText(entry.refusal.code, entry.refusal.data)}
              </Text>
              <Button size="compact-md" variant="default" onClick={() => dismiss(entry.key)}>
                {t('common.close')}
              </Button>
            </Group>
          </Alert>
        ),
      )}
    </div>
  );
};
