import type { DuelView, TablePresence } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { AskFirst } from '../../shared/table/ask-first.js';
import { SilenceNotice } from '../../shared/table/silence-notice.js';
import { timeOfDay } from '../../shared/times.js';

interface SilenceProps {
  readonly view: DuelView;
  readonly presence: TablePresence | null;
  /** The player has chosen to tell the other one and not confirmed yet. */
  readonly asking: boolean;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** An opponent who does not answer: they are told first, and the game may be claimed later. */
export const DuelSilence = ({ view, presence, asking, onClose, onMoved }: SilenceProps) => {
  const { t, language } = useText();
  const { duelId, mine, players, silence, step, status } = view;
  const warn = useCommand('WarnDuelSilence', {
    onFailed: onMoved,
    onAccepted: () => {
      onClose();
      onMoved();
    },
  });
  const claim = useCommand('ClaimDuel', { onAccepted: onMoved, onFailed: onMoved });
  if (mine === null || status !== 'running') return null;
  const other = players[1 - mine]?.name ?? '';
  return (
    <>
      {asking ? (
        <AskFirst
          title={t('table.silence.warn')}
          text={t('table.silence.warnText', { name: other })}
          pending={warn.pending}
          failure={warn.failure}
          onClose={onClose}
          onSend={() => warn.send({ duelId, step })}
        />
      ) : null}
      {silence === null ? null : (
        <SilenceNotice
          other={other}
          own={silence.by === mine}
          awaySince={presence?.[mine === 0 ? 'b' : 'a'].awaySince ?? null}
          wait={t('table.silence.claimFrom', { time: timeOfDay(silence.claimFrom, language) })}
          then={{
            from: silence.claimFrom,
            label: t('table.silence.claim'),
            pending: claim.pending,
            send: () => claim.send({ duelId }),
          }}
          failure={claim.failure}
          soon={t('table.silence.claimedElse')}
        />
      )}
    </>
  );
};
