import type { ReplayFile, ReplayPosition } from '#contracts';
import { useText } from '../../i18n/index.js';
import { Sign } from '../../shared/card/signs.js';
import { useServerText } from '../../shared/table/in-language.js';
import type { Stride } from './steps.js';

interface ControlsProps {
  readonly position: ReplayPosition;
  readonly index: number;
  readonly last: number;
  readonly names: ReplayFile['names'];
  /** Nothing was hidden from the viewer. */
  readonly open: boolean;
  readonly playing: boolean;
  readonly speed: number;
  readonly onGo: (index: number) => void;
  readonly onStep: (stride: Stride, back: boolean) => void;
  readonly onPlay: () => void;
  readonly onSpeed: () => void;
}

/** What was chosen to get here, else what happened. */
const useCaption = ({ position, names, index, open }: ControlsProps): string => {
  const { t } = useText();
  const say = useServerText();
  const { answered, board } = position;
  if (answered !== null) {
    const chosen = answered.chosen.map(say).join(', ');
    return `${names[answered.side] ?? ''}: ${chosen === '' ? t('table.none') : chosen}`;
  }
  const told = board.log.filter(({ at, kind }) => at === board.at && kind === 'line').map(say);
  if (told.length > 0) return told.join(' ');
  if (index === 0) return t('replay.start');
  return open ? t(`table.phase.${board.phase}`) : t('replay.hidden');
};

/** In the place of the decision bar: what happened, and the ways through the game. */
export const ReplayControls = (props: ControlsProps) => {
  const { t } = useText();
  const { position, index, last, playing, speed, onGo, onStep, onPlay, onSpeed } = props;
  const caption = useCaption(props);
  const step = (stride: Stride, back: boolean, sign: 'first' | 'prev' | 'next' | 'last') => (
    <button
      type="button"
      className="cg-btn"
      data-kind="quiet"
      data-stride={stride}
      disabled={back ? index === 0 : index === last}
      aria-label={t(`replay.step.${stride}.${back ? 'back' : 'on'}`)}
      title={t(`replay.step.${stride}.${back ? 'back' : 'on'}`)}
      onClick={() => onStep(stride, back)}
    >
      <Sign name={sign} />
    </button>
  );
  return (
    <section
      className="cg-ask cg-replay"
      data-area="ask"
      data-at={position.board.at}
      aria-label={t('replay.controls')}
    >
      <div className="cg-question">
        <b data-testid="replay-caption">{caption}</b>
        <span>{t('replay.place', { round: position.board.round, at: index, last })}</span>
      </div>
      <div className="cg-acts">
        {step('round', true, 'first')}
        {step('decision', true, 'prev')}
        <button
          type="button"
          className="cg-btn"
          data-kind="primary"
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={onPlay}
        >
          <Sign name={playing ? 'pause' : 'play'} />
        </button>
        {step('decision', false, 'next')}
        {step('round', false, 'last')}
        <button
          type="button"
          className="cg-btn"
          data-kind="quiet"
          data-speed
          aria-label={t('replay.speed', { speed })}
          onClick={onSpeed}
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
        onChange={(change) => onGo(Number(change.currentTarget.value))}
      />
    </section>
  );
};
