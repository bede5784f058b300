import { useState } from 'react';
import { Stack, Text, Title } from '@mantine/core';
import type { MadeWebhook } from '#contracts';
import { useWebhookLine, useWebhooks } from '../../api/webhooks.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { ShownOnce } from '../../shared/sharing/shown-once.js';
import { AddWebhook } from './add-webhook.js';
import { WebhookPanel } from './webhook-panel.js';

/**
 * The webhooks of the event: a list, a form to add one, its secret shown once, and their
 * deliveries.
 */
export const WebhooksSection = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  const webhooks = useWebhooks(eventId);
  useWebhookLine(eventId);
  const [made, setMade] = useState<MadeWebhook | null>(null);
  return (
    <section className="cv-panel" aria-labelledby="webhooks">
      <Stack>
        <Title order={2} id="webhooks" fz="lg">
          {t('webhooks.title')}
        </Title>
        <Text size="sm">{t('webhooks.hint')}</Text>
        {made === null ? null : (
          <ShownOnce
            title={t('webhooks.secret')}
            hint={t('webhooks.secretHint')}
            kept={t('webhooks.kept')}
            value={made.secret}
            onKept={() => setMade(null)}
          />
        )}
        <Answer of={webhooks}>
          {({ webhooks: all }) =>
            all.length === 0 ? (
              <Text c="dimmed">{t('webhooks.none')}</Text>
            ) : (
              <Stack component="ul" className="cv-quiet-list">
                {all.map((webhook) => (
                  <WebhookPanel key={webhook.endpointId} eventId={eventId} webhook={webhook} />
                ))}
              </Stack>
            )
          }
        </Answer>
        <AddWebhook eventId={eventId} onMade={setMade} />
      </Stack>
    </section>
  );
};
