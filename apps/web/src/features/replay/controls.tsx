import type { ReplayFile, ReplayPosition } from '#contracts';
import { useText } from '../../i18n/index.js';
import { ReplayBar } from './replay-bar.js';
import type { Walk } from './use-walk.js';
import { useServerText } from '../../shared/table/in-language.js';

interface ControlsProps {
  readonly position: ReplayPosition;
  readonly walk: Walk;
  readonly names: ReplayFile['names'];
  /** Whether nothing was hidden from the viewer. */
  readonly open: boolean;
}

/** The choice that led to this position, otherwise what happened. */
const useCaption = ({ position, names, walk, open }: ControlsProps): string => {
  const { t } = useText();
  const say = useServerText();
  const { answered, board } = position;
  if (answered !== null) {
    const chosen = answered.chosen.map(say).join(', ');
    return `${names[answered.side] ?? ''}: ${chosen === '' ? t('table.none') : chosen}`;
  }
  const told = board.log.filter(({ at, kind }) => at === board.at && kind === 'line').map(say);
  if (told.length > 0) return told.join(' ');
  if (walk.index === 0) return t('replay.start');
  return open ? t(`table.phase.${board.phase}`) : t('replay.hidden');
};

/** The controls of a replay, in place of the table's decision bar. */
export const ReplayControls = (props: ControlsProps) => {
  const { t } = useText();
  const { position, walk } = props;
  const { at, round } = position.board;
  return (
    <ReplayBar
      walk={walk}
      caption={useCaption(props)}
      place={t('replay.place', { round, at: walk.index, last: walk.last })}
      far="round"
      at={at}
    />
  );
};
