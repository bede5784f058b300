import { useState } from 'react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';

/** Starts the event; asks first only when that leaves registered players outside. */
export const StartEvent = ({ event, quiet = false }: { event: EventView; quiet?: boolean }) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const start = useCommand('StartEvent', { onAccepted: () => setAsking(false) });
  const missing = event.counts.registered - event.counts.checkedIn;
  const go = () => start.send({ eventId: event.eventId });
  const label = t('desk.next.start', { count: event.counts.checkedIn });
  return (
    <>
      <Button
        size="lg"
        variant={quiet ? 'default' : 'filled'}
        loading={start.pending}
        onClick={missing > 0 ? () => setAsking(true) : go}
      >
        {label}
      </Button>
      {asking ? null : <FailureNote error={start.failure} />}
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={label}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <Stack>
          <Text>{t('desk.next.startQuestion', { count: missing })}</Text>
          <Text size="sm">{t('desk.next.startWhy')}</Text>
          <FailureNote error={start.failure} />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('common.cancel')}
            </Button>
            <Button loading={start.pending} onClick={go} data-autofocus>
              {label}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
};
