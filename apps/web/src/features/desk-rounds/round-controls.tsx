import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconHandMove, IconRefresh, IconTrash } from '@tabler/icons-react';
import type { EventView, RoundSummary } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { ReasonDialog } from '../../shared/feedback/reason-dialog.js';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { PairingConstraints } from '../../shared/event/pairing-constraints.js';
import { may } from '../../shared/event/roles.js';

interface RoundControlsProps {
  readonly event: EventView;
  readonly round: RoundSummary;
  readonly byHand: boolean;
  readonly onByHand: () => void;
}

/** Pair the next round; re-pair, edit or take back the current one. */
export const RoundControls = ({ event, round: summary, byHand, onByHand }: RoundControlsProps) => {
  const { t } = useText();
  const onFailed = useFailureNotice();
  const roundName = useRoundName(event);
  const [voiding, setVoiding] = useState(false);
  const [repairing, setRepairing] = useState(false);
  const { eventId, nextRound } = event;
  const { phase, round, attempt, state, tables, completed } = summary;
  const pair = useCommand('RequestPairing', { onFailed });
  const repair = useCommand('RequestPairing', { onAccepted: () => setRepairing(false) });
  const takeBack = useCommand('VoidRound', { onAccepted: () => setVoiding(false) });
  const stage = event.phases[phase];
  /** Seats at tables of three and four stay as they were drawn. */
  const shared = stage?.kind === 'swiss' && stage.pairing === 'multiplayer';
  const busy = state === 'pairing';
  const pairs = may(event, 'pair');
  const changeable = pairs && (state === 'paired' || state === 'running' || state === 'paused');
  const open = () => {
    takeBack.clear();
    setVoiding(true);
  };
  return (
    <div className="cv-tools">
      {pairs && nextRound !== null && (state === 'completed' || state === 'pairing-failed') ? (
        <Button
          loading={pair.pending}
          onClick={() => pair.send({ eventId, ...nextRound, repair: false })}
        >
          {t('desk.next.pair', { round: roundName(nextRound) })}
        </Button>
      ) : null}
      {nextRound !== null && (state === 'completed' || state === 'pairing-failed') ? (
        <PairingConstraints event={event} at={nextRound} />
      ) : null}
      {busy ? (
        <Button loading>{t('desk.next.pairing', { round: roundName(summary) })}</Button>
      ) : null}
      {changeable ? (
        <>
          {shared ? null : (
            <>
              <Button
                size="compact-md"
                variant={byHand ? 'filled' : 'default'}
                leftSection={<IconHandMove size={16} />}
                aria-pressed={byHand}
                onClick={onByHand}
              >
                {t('hand.button')}
              </Button>
              <Button
                size="compact-md"
                variant="default"
                leftSection={<IconRefresh size={16} />}
                onClick={() => setRepairing(true)}
                title={t('rounds.repairHint')}
              >
                {t('rounds.repair')}
              </Button>
              <PairingConstraints event={event} at={{ phase, round }} size="compact-md" />
            </>
          )}
          {may(event, 'annul') ? (
            <Button
              size="compact-md"
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={open}
            >
              {t('rounds.void')}
            </Button>
          ) : null}
        </>
      ) : null}
      <ConfirmDialog
        opened={repairing}
        title={t('rounds.repair')}
        text={t('rounds.repairAsk', { count: tables - completed })}
        busy={repair.pending}
        failure={repair.failure}
        onClose={() => setRepairing(false)}
        onDone={() => repair.send({ eventId, phase, round, attempt: attempt + 1, repair: true })}
      />
      <ReasonDialog
        opened={voiding}
        title={t('rounds.void')}
        text={t('rounds.voidHint', { count: summary.completed })}
        danger
        busy={takeBack.pending}
        failure={takeBack.failure}
        onClose={() => setVoiding(false)}
        onDone={(reason) => takeBack.send({ eventId, phase, round, attempt, reason })}
      />
    </div>
  );
};
