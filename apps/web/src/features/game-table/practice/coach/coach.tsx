import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PracticeView, TableDecision } from '#contracts';
import { useCommand } from '../../../../api/commands.js';
import { useText } from '../../../../i18n/index.js';
import { useNavigate } from '../../../../navigation/here.js';
import { FailureNote } from '../../../../shared/feedback/failure-note.js';
import { useServerText } from '../../../../shared/table/in-language.js';
import { usePointer } from './use-pointer.js';
import './coach.css';

type Coaching = NonNullable<PracticeView['coach']>;

interface CoachProps {
  readonly coach: Coaching;
  readonly decision: TableDecision | null;
  readonly running: boolean;
}

const isNarrow = (): boolean => window.matchMedia('(max-width: 767px)').matches;

/**
 * Whether the lesson's words are shown. On a phone they lie over the enemy's half when a
 * lesson begins, and go with the next press beside them; what to do now stays in its line.
 */
const useWords = (lesson: number, panel: RefObject<HTMLElement | null>) => {
  const [open, setOpen] = useState(true);
  const [shown, setShown] = useState(lesson);
  if (shown !== lesson) {
    setShown(lesson);
    setOpen(true);
  }
  useEffect(() => {
    if (!open) return;
    const away = ({ target }: PointerEvent): void => {
      if (isNarrow() && target instanceof Node && panel.current?.contains(target) === false)
        setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open, panel]);
  return { open, setOpen };
};

/** The board leaves as much room as the coach takes. */
const useRoom = (panel: RefObject<HTMLElement | null>): void =>
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
  }, [panel]);

interface WaysProps {
  readonly coach: Coaching;
  readonly pending: boolean;
  readonly onLesson: (lesson: number) => void;
}

/** One lesson back, the same again, one on. */
const Ways = ({ coach: { lesson, lessons }, pending, onLesson }: WaysProps) => {
  const { t } = useText();
  const ways = [
    { label: t('practice.coach.back'), to: lesson - 1 },
    { label: t('practice.coach.again'), to: lesson },
    { label: t('practice.coach.skip'), to: lesson + 1 },
  ];
  return (
    <span className="coach-ways">
      {ways.map(({ label, to }) => (
        <button
          key={label}
          type="button"
          className="cg-btn"
          data-kind="quiet"
          disabled={pending || to < 1 || to > lessons}
          onClick={() => onLesson(to)}
        >
          {label}
        </button>
      ))}
    </span>
  );
};

/** The page of a guided game: the coach lies above the board, which keeps its place below. */
export const Coach = ({ coach, decision, running }: CoachProps) => {
  const { t } = useText();
  const say = useServerText();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const { open, setOpen } = useWords(coach.lesson, panel);
  useRoom(panel);
  const { asked, sends } = usePointer(decision, coach);
  const start = useCommand('StartLesson', {
    onAccepted: ({ ids }) => {
      const practiceId = ids['practiceId'] ?? '';
      navigate({ to: '/practice/:practiceId', params: { practiceId } });
    },
  });
  const { lesson, lessons, title, text, hint, pick } = coach;
  const where = t('practice.coach.lesson', { lesson, lessons });
  return (
    <section className="coach" ref={panel} aria-label={t('practice.coach.name')}>
      <button
        type="button"
        className="cg-btn coach-open"
        data-kind="quiet"
        aria-expanded={open}
        aria-label={`${where}: ${say(title)}`}
        onClick={() => setOpen(!open)}
      >
        <b>
          <span className="coach-wide">
            {where}: {say(title)}
          </span>
          <span className="coach-narrow">
            {lesson}/{lessons}
          </span>
        </b>
      </button>
      <p className="coach-hint" aria-live="polite" data-testid="coach-hint">
        {!running
          ? t('practice.coach.over')
          : decision === null || !asked
            ? t('practice.coach.wait')
            : pick === null
              ? t('practice.coach.ownWay')
              : sends
                ? t('practice.coach.send')
                : say(hint)}
      </p>
      <div className="coach-words" data-open={open ? '' : undefined}>
        <b className="coach-narrow">{say(title)}</b>
        {open ? <p className="coach-text">{say(text)}</p> : null}
        <Ways
          coach={coach}
          pending={start.pending}
          onLesson={(next) => start.send({ lesson: next })}
        />
      </div>
      <FailureNote error={start.failure} />
    </section>
  );
};
