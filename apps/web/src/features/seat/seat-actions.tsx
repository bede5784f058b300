import { useState } from 'react';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { IconDoorExit, IconHandStop } from '@tabler/icons-react';
import type { EventView, MySeat } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useOutbox } from '../../api/use-outbox.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';

interface SeatActionsProps {
  readonly event: EventView;
  readonly seat: MySeat;
}

const CallJudge = ({ event, seat }: SeatActionsProps) => {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const [note, setNote] = useState('');
  const { give, unsettled } = useOutbox(event.eventId);
  const pending = unsettled(seat.playerId, 'CallJudge');
  const call = () => {
    give('CallJudge', { eventId: event.eventId, playerId: seat.playerId, note: note.trim() }, seat.playerId);
    setOpened(false);
    setNote('');
  };
  return (
    <>
      <Button size="md" variant="light" leftSection={<IconHandStop size={20} />} loading={pending !== null && pending.state !== 'refused'} onClick={() => setOpened(true)}>
        {t('seat.call.button')}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t('seat.call.button')} closeButtonProps={{ 'aria-label': t('common.close') }}>
        <Stack>
          <Text>{t('seat.call.text')}</Text>
          <Textarea label={t('common.note')} description={t('seat.call.noteHint')} value={note} maxLength={500} onChange={(change) => setNote(change.currentTarget.value)} />
          <Button size="lg" onClick={call} data-autofocus>
            {t('seat.call.send')}
          </Button>
        </Stack>
      </Modal>
    </>
  );
};

const Leave = ({ event, seat }: SeatActionsProps) => {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const { give } = useOutbox(event.eventId);
  const playing = event.status === 'running';
  const withdraw = useCommand('WithdrawPlayer', { eventId: event.eventId, onAccepted: () => setOpened(false) });
  const leave = () => {
    const who = { eventId: event.eventId, playerId: seat.playerId };
    if (!playing) return withdraw.send(who);
    give('DropPlayer', { ...who, reason: 'own-wish' }, seat.playerId);
    setOpened(false);
  };
  return (
    <>
      <Button size="md" variant="subtle" color="red" leftSection={<IconDoorExit size={20} />} onClick={() => setOpened(true)}>
        {t(playing ? 'seat.drop.button' : 'seat.drop.withdraw')}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t(playing ? 'seat.drop.button' : 'seat.drop.withdraw')} closeButtonProps={{ 'aria-label': t('common.close') }}>
        <Stack>
          <Text>{t(playing ? 'seat.drop.text' : 'seat.drop.withdrawText')}</Text>
          <FailureNote error={withdraw.failure} />
          <Group grow>
            <Button size="lg" variant="default" onClick={() => setOpened(false)} data-autofocus>
              {t('seat.drop.stay')}
            </Button>
            <Button size="lg" color="red" loading={withdraw.pending} onClick={leave}>
              {t(playing ? 'seat.drop.confirm' : 'seat.drop.withdraw')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
};

export const SeatActions = ({ event, seat }: SeatActionsProps) => {
  const over = event.status === 'finished' || event.status === 'cancelled' || seat.status === 'dropped' || seat.status === 'withdrawn';
  if (over) return null;
  return (
    <Group>
      {event.status === 'running' ? <CallJudge event={event} seat={seat} /> : null}
      <Leave event={event} seat={seat} />
    </Group>
  );
};
