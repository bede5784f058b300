import { useText } from '../../i18n/index.js';
import { Sign } from '../../shared/card/signs.js';
import type { Stride } from './steps.js';
import type { Walk } from './use-walk.js';
import './replay-texts.js';
import './replay.css';

interface ReplayBarProps {
  readonly walk: Walk;
  /** What happened at this position. */
  readonly caption: string;
  /** The position in words. */
  readonly place: string;
  /** The stride of the outer buttons. */
  readonly far: 'phase' | 'round';
  /** Counts what happened in the game. */
  readonly at: number;
}

/** Replaces the bar with the question: what happened, and the buttons to move through the game. */
export const ReplayBar = ({ walk, caption, place, far, at }: ReplayBarProps) => {
  const { t } = useText();
  const { index, last, playing, speed } = walk;
  const step = (stride: Stride, back: boolean, sign: 'first' | 'prev' | 'next' | 'last') => (
    <button
      type="button"
      className="cg-btn"
      data-kind="quiet"
      data-stride={stride}
      disabled={back ? index === 0 : index === last}
      aria-label={t(`replay.step.${stride}.${back ? 'back' : 'on'}`)}
      title={t(`replay.step.${stride}.${back ? 'back' : 'on'}`)}
      onClick={() => walk.step(stride, back)}
    >
      <Sign name={sign} />
    </button>
  );
  return (
    <section
      className="cg-ask cg-replay"
      data-area="ask"
      data-at={at}
      aria-label={t('replay.controls')}
    >
      <div className="cg-question">
        <b data-testid="replay-caption">{caption}</b>
        <span>{place}</span>
      </div>
      <div className="cg-acts">
        {step(far, true, 'first')}
        {step('decision', true, 'prev')}
        <button
          type="button"
          className="cg-btn"
          data-kind="primary"
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={walk.toggle}
        >
          <Sign name={playing ? 'pause' : 'play'} />
        </button>
        {step('decision', false, 'next')}
        {step(far, false, 'last')}
        <button
          type="button"
          className="cg-btn"
          data-kind="quiet"
          data-speed
          aria-label={t('replay.speed', { speed })}
          onClick={walk.faster}
        >
          {speed}×
        </button>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label={t('replay.slider')}
        onChange={(change) => walk.go(Number(change.currentTarget.value))}
      />
    </section>
  );
};
