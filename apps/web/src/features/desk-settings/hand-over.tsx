import { useState } from 'react';
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import type { EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { eventOffers } from '../../shared/event/event-offers.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { ReasonDialog } from '../../shared/feedback/reason-dialog.js';

/**
 * Hands the event over to another server: first that server's key, then the file that only it can
 * open.
 */
export const HandOver = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const [recipient, setRecipient] = useState('');
  const [address, setAddress] = useState('');
  const [keeping, setKeeping] = useState(false);
  const keep = useCommand('KeepEventHere', { onAccepted: () => setKeeping(false) });
  const { eventId } = event;
  const allow = useCommand('HandOverEvent');
  const offers = eventOffers(event);
  if (!event.myRoles.includes('owner')) return null;
  return (
    <section className="cv-panel" aria-labelledby="hand-over">
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          allow.send({
            eventId,
            recipient: recipient.trim(),
            ...(address.trim() === '' ? {} : { address: address.trim() }),
          });
        }}
      >
        <Stack>
          <Title order={2} fz="lg" id="hand-over">
            {t('events.move.title')}
          </Title>
          <Text size="sm">{t('events.move.hint')}</Text>
          <TextInput
            label={t('events.move.key')}
            placeholder="age1…"
            value={recipient}
            onChange={(typed) => setRecipient(typed.currentTarget.value)}
          />
          <TextInput
            type="url"
            label={t('events.move.address')}
            placeholder="https://…"
            value={address}
            onChange={(typed) => setAddress(typed.currentTarget.value)}
          />
          <FailureNote error={allow.failure} />
          <Group justify="flex-end">
            {offers.keepHere ? (
              <Button variant="subtle" color="red" onClick={() => setKeeping(true)}>
                {t('events.move.keep')}
              </Button>
            ) : null}
            {event.handedOver ? (
              <Button component="a" href={`/api/events/${eventId}/handover`} download>
                {t('events.move.download')}
              </Button>
            ) : null}
            <Button
              type="submit"
              variant={event.handedOver ? 'default' : 'filled'}
              disabled={!offers.handOver || !recipient.trim().startsWith('age1')}
              loading={allow.pending}
            >
              {t('events.move.allow')}
            </Button>
          </Group>
        </Stack>
      </form>
      <ReasonDialog
        opened={keeping}
        title={t('events.move.keep')}
        text={t('events.move.keepText')}
        danger
        busy={keep.pending}
        failure={keep.failure}
        onClose={() => setKeeping(false)}
        onDone={(reason) => keep.send({ eventId, reason })}
      />
    </section>
  );
};
