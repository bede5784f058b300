import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { EventView, RoundSummary } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { PairingConstraints } from '../../shared/event/pairing-constraints.js';
import { roundOffers } from '../../shared/event/round-offers.js';
import { isLimited } from '../../shared/limited/limited.js';
import { ByHandButton } from './by-hand-button.js';
import { TakeBackRound } from './take-back-round.js';

interface RoundControlsProps {
  readonly event: EventView;
  readonly round: RoundSummary;
  readonly byHand: boolean;
  readonly onByHand: () => void;
}

/** Buttons to pair the next round, and to re-pair, edit or take back the current one. */
export const RoundControls = ({ event, round: summary, byHand, onByHand }: RoundControlsProps) => {
  const { t } = useText();
  const onFailed = useFailureNotice();
  const roundName = useRoundName(event);
  const [repairing, setRepairing] = useState(false);
  const { eventId } = event;
  const { state, tables, completed } = summary;
  const pods = useAnswer('pods', { eventId }, { enabled: isLimited(event.format) });
  const offers = roundOffers(event, pods.data);
  const pair = useCommand('RequestPairing', { onFailed });
  const repair = useCommand('RequestPairing', { onAccepted: () => setRepairing(false) });
  return (
    <div className="cv-tools">
      {offers.pair ? (
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
      {offers.byHand ? <ByHandButton byHand={byHand} onByHand={onByHand} /> : null}
      {offers.repair ? (
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
      <TakeBackRound
        event={event}
        at={offers.takeBack}
        title={t('rounds.void')}
        text={t('rounds.voidHint', { count: completed })}
      />
      <ConfirmDialog
        opened={repairing}
        title={t('rounds.repair')}
        text={t('rounds.repairAsk', { count: tables - completed })}
        busy={repair.pending}
        failure={repair.failure}
        onClose={() => setRepairing(false)}
        onDone={() => offers.repair && repair.send({ eventId, ...offers.repair, repair: true })}
      />
    </div>
  );
};
