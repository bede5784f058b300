import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PracticeView, TableDecision } from '#contracts';
import { useCommand } from '../../../../api/commands.js';
import { useText } from '../../../../i18n/index.js';
import { useNavigate } from '../../../../navigation/here.js';
import { FailureNote } from '../../../../shared/feedback/failure-note.js';
import { useServerText } from '../../../../shared/table/in-language.js';
import { Balloon } from './balloon.js';
import { useRoomAbove } from './room-above.js';
import { placeOf, usePointer, waysOf } from './use-pointer.js';
import './coach.css';

type Coaching = NonNullable<PracticeView['coach']>;

interface CoachProps {
  readonly coach: Coaching;
  readonly decision: TableDecision | null;
  readonly running: boolean;
}

/** Whether the links to other lessons are open on a phone; a press outside closes them. */
const useWays = (panel: RefObject<HTMLElement | null>) => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const away = ({ target }: PointerEvent): void => {
      if (target instanceof Node && panel.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open, panel]);
  return { open, setOpen };
};

interface WaysProps {
  readonly coach: Coaching;
  readonly open: boolean;
  readonly pending: boolean;
  readonly onLesson: (lesson: number) => void;
}

/** Buttons for the previous lesson, the same one again, and the next. */
const Ways = ({ coach: { lesson, lessons }, open, pending, onLesson }: WaysProps) => {
  const { t } = useText();
  const ways = [
    { label: t('practice.coach.back'), to: lesson - 1 },
    { label: t('practice.coach.again'), to: lesson },
    { label: t('practice.coach.skip'), to: lesson + 1 },
  ];
  return (
    <span className="coach-ways" data-open={open ? '' : undefined}>
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

/**
 * The guide of a lesson: progress and the current task stand above the board, which keeps its place
 * below; explanations appear beside the card or button that they are about.
 */
export const Coach = ({ coach, decision, running }: CoachProps) => {
  const { t } = useText();
  const say = useServerText();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const { open, setOpen } = useWays(panel);
  useRoomAbove(panel);
  const { asked, step } = usePointer(waysOf(decision, coach));
  const start = useCommand('StartLesson', {
    onAccepted: ({ ids }) => {
      const practiceId = ids['practiceId'] ?? '';
      navigate({ to: '/practice/:practiceId', params: { practiceId } });
    },
  });
  const { lesson, lessons, title, text, hint, pick, target } = coach;
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
            {lesson}/{lessons} {say(title)}
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
              : step === 'choose'
                ? say(hint)
                : t(`practice.coach.${step}`)}
      </p>
      {running && asked && decision !== null && pick === null ? (
        <button
          type="button"
          className="cg-btn coach-repeat"
          disabled={start.pending}
          onClick={() => start.send({ lesson })}
        >
          {t('practice.coach.repeat')}
        </button>
      ) : null}
      <Ways
        coach={coach}
        open={open}
        pending={start.pending}
        onLesson={(next) => {
          setOpen(false);
          start.send({ lesson: next });
        }}
      />
      {running && text !== null && pick !== null ? (
        <Balloon text={say(text)} next={target === null ? null : placeOf(target)} />
      ) : null}
      <FailureNote error={start.failure} />
    </section>
  );
};
