import { useRef } from 'react';
import type { GamePracticeView } from '#contracts';
import { useText } from '../../../../i18n/index.js';
import { type Board, piecesOn } from '../../../../shared/described-board/choices.js';
import { Balloon } from './balloon.js';
import { useRoomAbove } from './room-above.js';
import { NOWHERE, usePointer, type Ways } from './use-pointer.js';
import './coach.css';

type Coaching = NonNullable<GamePracticeView['coach']>;

/** The selectors for a choice: its piece, then its button; only the button if it has no piece. */
const waysOn = (board: Board, pick: number | null): Ways => {
  const option = board.decision?.options[pick ?? -1];
  if (option === undefined) return NOWHERE;
  const { visible } = piecesOn(board, 0);
  const piece = option.pieces.find((key) => visible.has(key));
  const button = `.gp-choices [data-option="${pick}"]`;
  const first = piece === undefined ? button : `.gp-table [data-key="${CSS.escape(piece)}"]`;
  return { first, then: button, target: '' };
};

interface FirstCoachProps {
  readonly coach: Coaching;
  readonly board: Board;
}

/**
 * The guide for the first game of a game that describes its board: the same balloon, and only the
 * choice that the coach wants can be made.
 */
export const FirstCoach = ({ coach: { done, of, says, pick }, board }: FirstCoachProps) => {
  const { t, translated } = useText();
  const panel = useRef<HTMLElement>(null);
  useRoomAbove(panel);
  const { asked, step } = usePointer(waysOn(board, pick));
  const hint = (): string => {
    if (pick === null) return says === null ? t('otherGames.first.ownWay') : translated(says);
    if (!asked) return t('practice.coach.wait');
    return t(step === 'send' ? 'practice.coach.send' : 'otherGames.first.choose');
  };
  return (
    <section className="coach coach-first" ref={panel} aria-label={t('practice.coach.name')}>
      {pick === null ? null : (
        <b className="coach-step">{t('otherGames.first.step', { step: done + 1, of })}</b>
      )}
      <p className="coach-hint" aria-live="polite" data-testid="coach-hint">
        {hint()}
      </p>
      {pick === null || says === null ? null : <Balloon text={translated(says)} next={null} />}
    </section>
  );
};
