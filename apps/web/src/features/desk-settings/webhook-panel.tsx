import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Webhook } from '#contracts';
import { useWebhookAction, type WebhookAction } from '../../api/webhooks.js';
import { useText } from '../../i18n/index.js';
import { focusAtStart } from '../../shared/page/focus-at-start.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { StateBadge } from '../../shared/feedback/status-badge.js';
import { ago } from '../../shared/time/times.js';
import { webhookOffers } from './webhook-offers.js';
import { WebhookDeliveries } from './webhook-deliveries.js';

const colours = { active: 'green', paused: 'gray', failing: 'red' } as const;

/** One webhook: its state, the possible actions, and its deliveries. */
export const WebhookPanel = ({ eventId, webhook }: { eventId: string; webhook: Webhook }) => {
  const { t, language } = useText();
  const { endpointId, url, kinds, status, failingSince, waiting } = webhook;
  const offers = webhookOffers(webhook);
  const [open, { toggle }] = useDisclosure(false);
  const [sure, setSure] = useState(false);
  const action = useWebhookAction(eventId, endpointId, { onFailed: useFailureNotice() });
  const button = (name: Exclude<WebhookAction['name'], 'redeliver'>, text: string) => ({
    size: 'compact-md',
    children: text,
    'aria-label': t('webhooks.of', { action: text, url }),
    loading: action.isPending && action.variables.name === name,
    onClick: () => action.mutate({ name }),
  });
  return (
    <li>
      <Stack gap="xs">
        <Group gap="xs" wrap="wrap">
          <Text fw={650} style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {url}
          </Text>
          <StateBadge color={colours[status]} text={t(`webhooks.status.${status}`)} />
        </Group>
        <Text size="sm" c="dimmed">
          {[
            kinds.map((kind) => t(`webhooks.kind.${kind}`)).join(', '),
            ...(waiting > 0 ? [t('webhooks.waiting', { count: waiting })] : []),
          ].join(' · ')}
        </Text>
        {failingSince === null ? null : (
          <Text size="sm" c="var(--cv-bad)" role="status">
            {t('webhooks.failingSince', { when: ago(failingSince, language) })}
          </Text>
        )}
        <div className="cv-tools">
          {offers.includes('test') ? (
            <Button variant="default" {...button('test', t('webhooks.test'))} />
          ) : null}
          {offers.includes('pause') ? (
            <Button variant="default" {...button('pause', t('webhooks.pause'))} />
          ) : null}
          {offers.includes('resume') ? (
            <Button {...button('resume', t('webhooks.resume'))} />
          ) : null}
          {/* Asks for confirmation, because an undo could not restore the deleted secret. */}
          {sure ? (
            <Button
              color="red"
              {...button('remove', t('webhooks.removeSure'))}
              onBlur={() => setSure(false)}
              ref={focusAtStart}
            />
          ) : (
            <Button
              variant="subtle"
              color="red"
              {...button('remove', t('webhooks.remove'))}
              onClick={() => setSure(true)}
            />
          )}
          <Button
            size="compact-md"
            variant="subtle"
            aria-expanded={open}
            aria-label={t('webhooks.of', { action: t('webhooks.deliveries'), url })}
            onClick={toggle}
          >
            {t('webhooks.deliveries')}
          </Button>
        </div>
        {open ? (
          <WebhookDeliveries
            eventId={eventId}
            endpointId={endpointId}
            onAgain={(messageId) => action.mutate({ name: 'redeliver', messageId })}
          />
        ) : null}
      </Stack>
    </li>
  );
};
