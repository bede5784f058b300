import { Suspense, useState } from 'react';
import { Button } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import type { MySeat } from '#contracts';
import { useOutbox } from '../../api/use-outbox.js';
import { useText } from '../../i18n/index.js';
import { lazily } from '../page/lazily.js';

const dialog = () => import('./call-dialog.js');
const CallDialog = lazily(async () => (await dialog()).CallDialog);

/** Preloads the dialog, so that a judge can be called even without a network at that moment. */
export const fetchCallDialog = (): Promise<unknown> => dialog();

interface CallJudgeProps {
  readonly eventId: string;
  readonly seat: Pick<MySeat, 'playerId' | 'allowed'>;
}

/** Calls a judge to the player's table, if the event accepts calls. */
export const CallJudge = ({ eventId, seat: { playerId, allowed } }: CallJudgeProps) => {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const { give, unsettled } = useOutbox(eventId);
  const pending = unsettled(playerId, 'CallJudge');
  if (!allowed.includes('CallJudge')) return null;
  const call = (note: string) => {
    give('CallJudge', { eventId, playerId, note }, playerId);
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
