import { Suspense, useEffect, useState } from 'react';
import { Button, Group } from '@mantine/core';
import { IconDoorExit, IconHandStop } from '@tabler/icons-react';
import type { EventView, MySeat } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useOutbox } from '../../api/use-outbox.js';
import { useText } from '../../i18n/index.js';
import { CallDialog, fetchDialogsSoon, LeaveDialog } from './late-pieces.js';

interface SeatActionsProps {
  readonly event: EventView;
  readonly seat: MySeat;
}

const CallJudge = ({ event, seat }: SeatActionsProps) => {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const { give, unsettled } = useOutbox(event.eventId);
  const pending = unsettled(seat.playerId, 'CallJudge');
  const call = (note: string) => {
    give('CallJudge', { eventId: event.eventId, playerId: seat.playerId, note }, seat.playerId);
    setOpened(false);
  };
  return (
    <>
      <Button
        size="md"
        variant="light"
        leftSection={<IconHandStop size={20} />}
        loading={pending !== null && pending.state !== 'refused'}
        onClick={() => setOpened(true)}
      >
        {t('seat.call.button')}
      </Button>
      <Suspense>
        {opened ? <CallDialog onClose={() => setOpened(false)} onCall={call} /> : null}
      </Suspense>
    </>
  );
};

const Leave = ({ event, seat }: SeatActionsProps) => {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const { give } = useOutbox(event.eventId);
  const playing = seat.allowed.includes('DropPlayer');
  const withdraw = useCommand('WithdrawPlayer', {
    eventId: event.eventId,
    onAccepted: () => setOpened(false),
  });
  const leave = () => {
    const who = { eventId: event.eventId, playerId: seat.playerId };
    if (!playing) return withdraw.send(who);
    give('DropPlayer', { ...who, reason: 'own-wish' }, seat.playerId);
    setOpened(false);
  };
  return (
    <>
      <Button
        size="md"
        variant="subtle"
        color="red"
        leftSection={<IconDoorExit size={20} />}
        onClick={() => setOpened(true)}
      >
        {t(playing ? 'seat.drop.button' : 'seat.drop.withdraw')}
      </Button>
      <Suspense>
        {opened ? (
          <LeaveDialog
            playing={playing}
            busy={withdraw.pending}
            failure={withdraw.failure}
            onClose={() => setOpened(false)}
            onLeave={leave}
          />
        ) : null}
      </Suspense>
    </>
  );
};

export const SeatActions = ({ event, seat }: SeatActionsProps) => {
  useEffect(fetchDialogsSoon, []);
  const leaves = seat.allowed.some((act) => act === 'DropPlayer' || act === 'WithdrawPlayer');
  const calls = seat.allowed.includes('CallJudge');
  if (!leaves && !calls) return null;
  return (
    <Group>
      {calls ? <CallJudge event={event} seat={seat} /> : null}
      {leaves ? <Leave event={event} seat={seat} /> : null}
    </Group>
  );
};
