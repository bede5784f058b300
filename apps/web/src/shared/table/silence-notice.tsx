import { useState } from 'react';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../failure-note.js';
import { timeOfDay } from '../times.js';
import { ReadNotice } from './read-notice.js';

interface SilenceNoticeProps {
  /** The other player, who was warned, or who waits. */
  readonly other: string;
  /** The viewer warned and waits. */
  readonly own: boolean;
  /** When the other player left the table (ISO 8601). */
  readonly awaySince: string | null;
  /** Says until when there is no more to do than wait, or that there is none. */
  readonly wait: string;
  /** What the one who waits may do, from when on (ISO 8601); null where they have done it. */
  readonly then: {
    readonly from: string;
    readonly label: string;
    readonly pending: boolean;
    readonly send: () => void;
  } | null;
  readonly failure: unknown;
  /** Told to whoever is waited for: what the other may do soon. */
  readonly soon: string;
}

/** For whoever warned: what they may do, and from when on. */
const Waiting = ({ other, awaySince, wait, then, failure }: SilenceNoticeProps) => {
  const { t, language } = useText();
  const now = useServerNow();
  return (
    <>
      <b>{t('table.silence.warned', { name: other })}</b>
      {awaySince === null ? null : (
        <small>{t('table.awaySince', { name: other, time: timeOfDay(awaySince, language) })}</small>
      )}
      <small>{wait}</small>
      <FailureNote error={failure} />
      <div>
        {then === null || now < Date.parse(then.from) ? null : (
          <button
            type="button"
            className="cg-btn"
            data-kind="primary"
            disabled={then.pending}
            onClick={then.send}
          >
            {then.label}
          </button>
        )}
      </div>
    </>
  );
};

/** One of the two waits too long and has said so. */
export const SilenceNotice = (props: SilenceNoticeProps) => {
  const { t } = useText();
  const [read, setRead] = useState(false);
  return read ? null : (
    <section className="cg-notice" data-area="note" role="status">
      {props.own ? (
        <Waiting {...props} />
      ) : (
        <ReadNotice
          title={t('table.silence.waits', { name: props.other })}
          text={props.soon}
          onRead={() => setRead(true)}
        />
      )}
    </section>
  );
};
