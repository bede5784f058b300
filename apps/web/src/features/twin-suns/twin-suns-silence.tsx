import { useState } from 'react';
import type { TwinSunsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { AskFirst } from '../../shared/table/ask-first.js';
import { ReadNotice } from '../../shared/table/read-notice.js';
import { timeOfDay } from '../../shared/times.js';

interface SilenceProps {
  readonly view: TwinSunsView;
  /** Moves made in the game that the page shows. */
  readonly at: number;
  /** Whom the game waits for, once the player has chosen to tell them. */
  readonly asking: string | null;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Asks before whoever is waited for is told. */
const AskWhetherToWarn = ({ view, at, asking, onClose, onMoved }: SilenceProps) => {
  const { t } = useText();
  const { gameId, takenBack } = view;
  const warn = useCommand('WarnTwinSunsSilence', {
    onFailed: onMoved,
    onAccepted: () => {
      onClose();
      onMoved();
    },
  });
  if (asking === null) return null;
  return (
    <AskFirst
      title={t('twinSuns.noAnswer', { name: asking })}
      text={t('table.silence.warnText', { name: asking })}
      pending={warn.pending}
      failure={warn.failure}
      onClose={onClose}
      onSend={() => warn.send({ gameId, at, takenBack })}
    />
  );
};

/** For all the others: from when on they may go on, and the way to do it. */
const Waiting = ({
  view,
  name,
  from,
  onMoved,
}: Pick<SilenceProps, 'view' | 'onMoved'> & { readonly name: string; readonly from: string }) => {
  const { t, language } = useText();
  const now = useServerNow();
  const remove = useCommand('RemoveSilentPlayer', { onAccepted: onMoved, onFailed: onMoved });
  const early = now < Date.parse(from);
  return (
    <>
      <b>{t('twinSuns.silence.warned', { name })}</b>
      <small>
        {early
          ? t('twinSuns.silence.from', { name, time: timeOfDay(from, language) })
          : t('twinSuns.silence.leaves', { name })}
      </small>
      <FailureNote error={remove.failure} />
      {early ? null : (
        <div>
          <button
            type="button"
            className="cg-btn"
            data-kind="primary"
            disabled={remove.pending}
            onClick={() => remove.send({ gameId: view.gameId })}
          >
            {t('twinSuns.silence.goOn', { name })}
          </button>
        </div>
      )}
    </>
  );
};

/** A player whom the others wait for too long: they are told first, and the others may go on without them later. */
export const TwinSunsSilence = (props: SilenceProps) => {
  const { t } = useText();
  const { view, onMoved } = props;
  const { silence, players, mine } = view;
  const [read, setRead] = useState('');
  return (
    <>
      <AskWhetherToWarn {...props} />
      {silence === null || read === silence.removableFrom ? null : (
        <section className="cg-notice" data-area="note" role="status">
          {silence.seat === mine ? (
            <ReadNotice
              title={t('twinSuns.silence.waits')}
              text={t('twinSuns.silence.soon')}
              onRead={() => setRead(silence.removableFrom)}
            />
          ) : (
            <Waiting
              view={view}
              name={players[silence.seat]?.name ?? ''}
              from={silence.removableFrom}
              onMoved={onMoved}
            />
          )}
        </section>
      )}
    </>
  );
};
