import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/index.js';
import { Sign } from '../card/signs.js';
import { PutAway } from './put-away.js';
import { tabRound } from './tab-round.js';
import './end-stage.css';

/**
 * How long the last attack stays visible before the result covers it, in milliseconds; any press or
 * key ends the wait.
 */
const LAST_BLOW = 1_200;

/** Whether to show the result: at once if the game was already over when the page loaded. */
const useDue = (fresh: boolean): boolean => {
  const [due, setDue] = useState(!fresh);
  useEffect(() => {
    if (due) return;
    const now = (): void => setDue(true);
    const timer = setTimeout(now, LAST_BLOW);
    for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, now);
    return () => {
      clearTimeout(timer);
      for (const press of ['pointerdown', 'keydown']) document.removeEventListener(press, now);
    };
  }, [due]);
  return due;
};

interface EndStageProps extends PropsWithChildren {
  /** Whether the game ended while the viewer was watching. */
  readonly fresh: boolean;
}

/**
 * The result, shown over the board once the game is over. It can be hidden to look at the board,
 * and shown again.
 */
export const EndStage = ({ fresh, children }: EndStageProps) => {
  const { t } = useText();
  const due = useDue(fresh);
  const [away, setAway] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (away) return back.current?.focus();
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setAway(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [away]);
  if (!due) return null;
  return (
    <>
      <div className="cg-over" hidden={away} onKeyDown={tabRound}>
        <PutAway value={() => setAway(true)}>{children}</PutAway>
      </div>
      {away ? (
        <div className="cg-end-back" data-area="ask">
          <button
            type="button"
            className="cg-btn"
            data-kind="primary"
            ref={back}
            onClick={() => setAway(false)}
          >
            <Sign name="flag" />
            <span>{t('table.end.result')}</span>
          </button>
        </div>
      ) : null}
    </>
  );
};
