import { Button, Group, Stack, Text } from '@mantine/core';
import type { WebhookDelivery } from '#contracts';
import { useDeliveries } from '../../api/webhooks.js';
import { type TextKey, useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { ago } from '../../shared/time/times.js';

const faults = [
  'refused',
  'timed-out',
  'no-connection',
  'unknown-host',
  'bad-certificate',
  'private-address',
  'not-https',
  'no-secret',
] as const;
const faultKey = (fault: string): TextKey =>
  `webhooks.fault.${faults.find((known) => known === fault) ?? 'other'}`;

const DeliveryRow = ({ delivery, onAgain }: { delivery: WebhookDelivery; onAgain: () => void }) => {
  const { t, language } = useText();
  const { kind, status, attempts, createdAt, dueAt, fault, httpStatus } = delivery;
  const what = t(`webhooks.kind.${kind}`);
  const when = ago(createdAt, language);
  const how = {
    delivered: t('webhooks.delivered'),
    waiting:
      dueAt === null || attempts === 0
        ? t('webhooks.waitingNow')
        : t('webhooks.retryAt', { when: ago(dueAt, language) }),
    'given-up': t('webhooks.givenUp'),
  }[status];
  const facts = [
    how,
    ...(fault === null ? [] : [t(faultKey(fault), { status: httpStatus ?? '' })]),
    ...(attempts > 0 ? [t('webhooks.tries', { count: attempts })] : []),
    when,
  ];
  return (
    <Group component="li" justify="space-between" gap="xs" wrap="wrap">
      <Stack gap={0} style={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Text size="sm" fw={550}>
          {what}
        </Text>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </Stack>
      {status === 'waiting' && attempts === 0 ? null : (
        <Button
          size="compact-sm"
          variant="default"
          onClick={onAgain}
          aria-label={t('webhooks.redeliverOf', { what, when })}
        >
          {t('webhooks.redeliver')}
        </Button>
      )}
    </Group>
  );
};

/** The latest deliveries to one webhook, newest first. */
export const WebhookDeliveries = ({
  eventId,
  endpointId,
  onAgain,
}: {
  eventId: string;
  endpointId: string;
  onAgain: (messageId: string) => void;
}) => {
  const { t } = useText();
  const deliveries = useDeliveries(eventId, endpointId);
  return (
    <Answer of={deliveries}>
      {({ deliveries: all }) =>
        all.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('webhooks.noDeliveries')}
          </Text>
        ) : (
          <Stack component="ul" gap="xs" className="cv-quiet-list">
            {all.map((delivery) => (
              <DeliveryRow
                key={delivery.messageId}
                delivery={delivery}
                onAgain={() => onAgain(delivery.messageId)}
              />
            ))}
          </Stack>
        )
      }
    </Answer>
  );
};
