import { Suspense, useEffect, useState } from 'react';
import { Button, Group } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import type { EventView, MySeat } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useOutbox } from '../../api/use-outbox.js';
import { useText } from '../../i18n/index.js';
import { CallJudge } from '../../shared/match/call-judge.js';
import { isSettled } from '../../shared/match/settled.js';
import { fetchDialogsSoon, LeaveDialog } from './late-pieces.js';

interface SeatActionsProps {
  readonly event: EventView;
  readonly seat: MySeat;
}

const Leave = ({ event, seat }: SeatActionsProps) => {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const { give } = useOutbox(event.eventId);
  const playing = seat.allowed.includes('DropPlayer');
  const withdraw = useCommand('WithdrawPlayer', {
    eventId: event.eventId,
    onAccepted: () => setOpened(false),
  });
  const { current } = seat;
  const owed = current === null || isSettled(current) ? null : current.table;
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
            table={playing ? owed : null}
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
      <CallJudge eventId={event.eventId} seat={seat} />
      {leaves ? <Leave event={event} seat={seat} /> : null}
    </Group>
  );
};
