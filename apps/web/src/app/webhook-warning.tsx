import { Alert, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { EventView } from '#contracts';
import { useWebhooks } from '../api/webhooks.js';
import { useText } from '../i18n/index.js';
import { LinkButton } from '../shared/page/link-button.js';
import { organizes } from '../shared/event/roles.js';

/**
 * Warns organizers, on every page of the desk, that a webhook has been paused because deliveries
 * failed.
 */
export const WebhookWarning = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const { data } = useWebhooks(event.eventId, { enabled: organizes(event) });
  if (!data?.webhooks.some(({ status }) => status === 'failing')) return null;
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} role="status">
      <Group justify="space-between" gap="xs">
        {t('webhooks.warning')}
        <LinkButton
          to="/e/:eventId/desk/settings"
          params={{ eventId: event.eventId }}
          hash="webhooks"
          size="compact-md"
          variant="default"
        >
          {t('webhooks.toSettings')}
        </LinkButton>
      </Group>
    </Alert>
  );
};
