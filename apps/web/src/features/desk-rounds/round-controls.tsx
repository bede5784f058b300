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
import { roundOffers } from '../../shared/event/round-offers.js';
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
  const { eventId } = event;
  const { state, tables, completed } = summary;
  const offers = roundOffers(event);
  const pair = useCommand('RequestPairing', { onFailed });
  const repair = useCommand('RequestPairing', { onAccepted: () => setRepairing(false) });
  const takeBack = useCommand('VoidRound', { onAccepted: () => setVoiding(false) });
  const pairs = may(event, 'pair');
  const open = () => {
    takeBack.clear();
    setVoiding(true);
  };
  return (
    <div className="cv-tools">
      {pairs && offers.pair ? (
        <Button
          loading={pair.pending}
          onClick={() => offers.pair && pair.send({ eventId, ...offers.pair, repair: false })}
        >
          {t('desk.next.pair', { round: roundName(offers.pair) })}
        </Button>
      ) : null}
      {state === 'pairing' ? (
        <Button loading>{t('desk.next.pairing', { round: roundName(summary) })}</Button>
      ) : null}
      {pairs && offers.byHand ? (
        <Button
          size="compact-md"
          variant={byHand ? 'filled' : 'default'}
          leftSection={<IconHandMove size={16} />}
          aria-pressed={byHand}
          onClick={onByHand}
        >
          {t('hand.button')}
        </Button>
      ) : null}
      {pairs && offers.repair ? (
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconRefresh size={16} />}
          onClick={() => setRepairing(true)}
          title={t('rounds.repairHint')}
        >
          {t('rounds.repair')}
        </Button>
      ) : null}
      {offers.constrain ? (
        <PairingConstraints
          event={event}
          at={offers.constrain}
          {...(offers.pair ? {} : { size: 'compact-md' as const })}
        />
      ) : null}
      {may(event, 'annul') && offers.takeBack ? (
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
      <ConfirmDialog
        opened={repairing}
        title={t('rounds.repair')}
        text={t('rounds.repairAsk', { count: tables - completed })}
        busy={repair.pending}
        failure={repair.failure}
        onClose={() => setRepairing(false)}
        onDone={() => offers.repair && repair.send({ eventId, ...offers.repair, repair: true })}
      />
      <ReasonDialog
        opened={voiding}
        title={t('rounds.void')}
        text={t('rounds.voidHint', { count: summary.completed })}
        danger
        busy={takeBack.pending}
        failure={takeBack.failure}
        onClose={() => setVoiding(false)}
        onDone={(reason) =>
          offers.takeBack && takeBack.send({ eventId, ...offers.takeBack, reason })
        }
      />
    </div>
  );
};
