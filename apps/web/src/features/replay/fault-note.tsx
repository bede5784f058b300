import { useState } from 'react';
import type { ReplayFault, ReplayFile } from '#contracts';
import { useText } from '../../i18n/index.js';

interface NoteProps {
  readonly fault: ReplayFault;
  readonly names: ReplayFile['names'];
  readonly onGo: (at: number) => void;
}

/** The text of a fault report, above the board of the moment that it is about. */
export const FaultNote = ({ fault, names, onGo }: NoteProps) => {
  const { t } = useText();
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <section className="cg-notice" data-area="note" role="status">
      <b>
        {fault.by === null
          ? t('replay.reported', { at: fault.at })
          : t('replay.reportedBy', { at: fault.at, name: names[fault.by] ?? '' })}
      </b>
      <small style={{ whiteSpace: 'pre-wrap' }}>{fault.words}</small>
      <div>
        <button type="button" className="cg-btn" onClick={() => onGo(fault.at)}>
          {t('replay.toFault')}
        </button>
        <button type="button" className="cg-btn" onClick={() => setRead(true)}>
          {t('common.close')}
        </button>
      </div>
    </section>
  );
};
