import { Suspense, useState } from 'react';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { Sign } from '../../../shared/card/signs.js';
import { Dialog } from '../../../shared/table/dialog.js';
import { lazyPiece } from '../../../shared/page/lazily.js';

const CallForm = lazyPiece(async () => (await import('./call-form.js')).CallForm);

interface CallProps {
  readonly eventId: string;
  readonly playerId: string;
}

/** Calls a judge to the game without leaving it. */
export const CallJudge = ({ eventId, playerId }: CallProps) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const call = useCommand('CallJudge', { eventId, onAccepted: () => setAsking(false) });
  return (
    <>
      <button
        type="button"
        className="cg-btn"
        data-kind="quiet"
        aria-label={t('seat.call.button')}
        onClick={() => {
          call.clear();
          setAsking(true);
        }}
      >
        <Sign name="judge" />
        <span>{t(call.accepted === null ? 'seat.call.button' : 'table.judgeCalled')}</span>
      </button>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t('seat.call.button')}>
        <Suspense fallback={null}>
          <CallForm
            note={note}
            failure={call.failure}
            pending={call.pending}
            onNote={setNote}
            onCall={() => call.send({ eventId, playerId, note: note.trim() })}
          />
        </Suspense>
      </Dialog>
    </>
  );
};
