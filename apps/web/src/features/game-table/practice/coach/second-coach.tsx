import { useRef, useState } from 'react';
import type { TableBoard } from '#contracts';
import { useText } from '../../../../i18n/index.js';
import { useRoomAbove } from './room-above.js';
import { type SecondWords, secondWords } from './second-words.js';
import './coach.css';

interface SecondCoachProps {
  readonly decision: TableBoard['decision'];
  /** The player's own half. */
  readonly half: TableBoard['a'];
}

/**
 * The guide for the game after the lessons: a line whenever something matters for the first time;
 * it points at nothing.
 */
export const SecondCoach = ({ decision, half }: SecondCoachProps) => {
  const { t } = useText();
  const panel = useRef<HTMLElement>(null);
  useRoomAbove(panel);
  const [{ at, said }, setSaid] = useState<{ at: number; said: readonly SecondWords[] }>({
    at: -1,
    said: [],
  });
  if (decision !== null && decision.at !== at) {
    const words = secondWords(decision, half, said);
    setSaid({ at: decision.at, said: words === null ? said : [...said, words] });
  }
  const now = said.at(-1);
  return (
    <section className="coach" ref={panel} aria-label={t('practice.coach.name')}>
      <p className="coach-hint" role="status">
        {now !== undefined
          ? t(`practice.second.${now}`)
          : decision === null
            ? t('practice.coach.wait')
            : ''}
      </p>
    </section>
  );
};
