import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { PracticeView, TableDecision } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { FailureNote } from '../../../shared/failure-note.js';
import { useServerText } from '../../../shared/table/in-language.js';
import { usePointer } from './use-pointer.js';
import './coach.css';

type Coaching = NonNullable<PracticeView['coach']>;

interface CoachProps {
  readonly coach: Coaching;
  readonly decision: TableDecision | null;
  readonly running: boolean;
}

/** The page of a guided game: the coach lies above the board, which keeps its place below. */
export const Coach = ({ coach, decision, running }: CoachProps) => {
  const { t } = useText();
  const say = useServerText();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(true);
  usePointer(decision, coach.pick);
  const start = useCommand('StartLesson', {
    onAccepted: ({ ids }) => {
      const practiceId = ids['practiceId'] ?? '';
      void navigate({ to: '/practice/$practiceId', params: { practiceId } });
    },
  });
  // The board leaves as much room as the coach takes.
  useEffect(() => {
    const root = document.documentElement;
    const element = panel.current;
    if (element === null) return;
    const measure = new ResizeObserver(() =>
      root.style.setProperty('--cg-above', `${element.offsetHeight}px`),
    );
    measure.observe(element);
    return () => {
      measure.disconnect();
      root.style.removeProperty('--cg-above');
    };
  }, []);
  const { lesson, lessons, title, text, hint, pick } = coach;
  const to = (next: number) => () => start.send({ lesson: next });
  return (
    <section className="coach" ref={panel} aria-label={t('practice.coach.name')}>
      <div className="coach-head">
        <button
          type="button"
          className="cg-btn"
          data-kind="quiet"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <b>
            {t('practice.coach.lesson', { lesson, lessons })}: {say(title)}
          </b>
        </button>
        <span className="coach-ways">
          <button
            type="button"
            className="cg-btn"
            data-kind="quiet"
            disabled={start.pending || lesson === 1}
            onClick={to(lesson - 1)}
          >
            {t('practice.coach.back')}
          </button>
          <button
            type="button"
            className="cg-btn"
            data-kind="quiet"
            disabled={start.pending}
            onClick={to(lesson)}
          >
            {t('practice.coach.again')}
          </button>
          <button
            type="button"
            className="cg-btn"
            data-kind="quiet"
            disabled={start.pending || lesson === lessons}
            onClick={to(lesson + 1)}
          >
            {t('practice.coach.skip')}
          </button>
        </span>
      </div>
      {open ? <p className="coach-text">{say(text)}</p> : null}
      <p className="coach-hint" aria-live="polite" data-testid="coach-hint">
        {!running
          ? t('practice.coach.over')
          : decision === null
            ? t('practice.coach.wait')
            : pick === null
              ? t('practice.coach.ownWay')
              : say(hint)}
      </p>
      <FailureNote error={start.failure} />
    </section>
  );
};
