import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { TrilogyMatchView } from '#contracts';
import { useOutbox } from '../../api/use-outbox.js';
import { useText } from '../../i18n/index.js';
import { useFailureText } from '../../shared/feedback/failure-note.js';
import { isChoice, refusedTap } from './tapped.js';

/**
 * A choice or answer from this device that was refused, for example because it came too late; shown
 * until the player closes it.
 */
export const RefusedTap = ({ match }: { match: TrilogyMatchView }) => {
  const { t } = useText();
  const failureText = useFailureText();
  const box = useOutbox(match.eventId);
  const entry = refusedTap(box.entries, match.matchId);
  if (entry === null || entry.refusal === null) return null;
  const { code, data } = entry.refusal;
  return (
    <Alert
      role="alert"
      color="red"
      icon={<IconCloudOff size={18} />}
      title={t(isChoice(entry) ? 'trilogy.notTaken' : 'trilogy.answerNotTaken')}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm">{failureText(code, data)}</Text>
        <Button size="compact-md" variant="default" onClick={() => box.dismiss(entry.key)}>
          {t('common.close')}
        </Button>
      </Group>
    </Alert>
  );
};
