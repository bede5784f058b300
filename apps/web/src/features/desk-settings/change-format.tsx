import { useState } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { type EventDraft, EventFormProvider, useEventForm } from '../../shared/event-form/form.js';
import { FormatFields } from '../../shared/event-form/format-fields.js';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog.js';

/** Changes a wrongly chosen format; possible until the start, and all players stay registered. */
export const ChangeFormat = ({
  event,
  draft,
}: {
  readonly event: EventView;
  readonly draft: EventDraft;
}) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const form = useEventForm({ initialValues: draft });
  const change = useCommand('ChangeFormat', { onAccepted: () => setAsking(false) });
  const { format, settings } = form.getValues();
  return (
    <EventFormProvider form={form}>
      <section className="cv-panel" aria-labelledby="change-format">
        <Stack>
          <div>
            <Title order={2} fz="lg" id="change-format">
              {t('form.format')}
            </Title>
            <Text size="sm">{t('form.formatHint')}</Text>
          </div>
          <FormatFields changedFrom={event.format} />
          <Group justify="flex-end">
            <Button disabled={format === event.format} onClick={() => setAsking(true)}>
              {t('form.changeFormat')}
            </Button>
          </Group>
        </Stack>
      </section>
      <ConfirmDialog
        opened={asking}
        title={t('form.changeFormat')}
        text={t('form.changeFormatAsk', { decks: event.counts.decks })}
        busy={change.pending}
        failure={change.failure}
        onClose={() => setAsking(false)}
        onDone={() => change.send({ eventId: event.eventId, format, settings })}
      />
    </EventFormProvider>
  );
};
