import type { ReplayFile, ReplayPosition } from '#contracts';
import { useText } from '../../i18n/index.js';
import { Dialog } from '../../shared/table/dialog.js';
import './record-texts.js';
import { seatsOf, type Side } from '../../shared/table/visible.js';
import { figuresByRound, type Measure, measuresOf, type RoundFigures } from './statistics.js';
import './statistics.css';

interface StripProps {
  readonly positions: readonly ReplayPosition[];
  readonly names: ReplayFile['names'];
  readonly onClose: () => void;
}

const height = 48;
const barWidth = 5;

interface FiguresProps {
  readonly rounds: readonly RoundFigures[];
  readonly measure: Measure;
  readonly sides: readonly Side[];
}

const figureAt = ({ of }: RoundFigures, measure: Measure, side: Side): number =>
  of[measure]?.[side] ?? 0;

/**
 * A bar for each player in every round, in seat order. The table above contains the same figures.
 */
const Bars = ({ rounds, measure, sides }: FiguresProps) => {
  const most = Math.max(
    1,
    ...rounds.flatMap((round) => sides.map((side) => figureAt(round, measure, side))),
  );
  const width = sides.length * (barWidth + 1) + 2;
  return (
    <svg
      className="cv-bars"
      viewBox={`0 0 ${Math.max(1, rounds.length) * width} ${height}`}
      aria-hidden="true"
    >
      {rounds.flatMap((round, index) =>
        sides.map((side, nth) => {
          const tall = (figureAt(round, measure, side) / most) * height;
          return (
            <rect
              key={`${round.round}.${side}`}
              data-side={side}
              x={index * width + 1 + nth * (barWidth + 1)}
              y={height - tall}
              width={barWidth}
              height={tall}
            />
          );
        }),
      )}
    </svg>
  );
};

const Figures = ({ rounds, measure, sides, names }: FiguresProps & Pick<StripProps, 'names'>) => {
  const { t } = useText();
  return (
    <div className="cv-scroll" tabIndex={0} role="region" aria-label={t(`replay.stat.${measure}`)}>
      <table className="cv-figures">
        <caption>{t(`replay.stat.${measure}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('replay.round')}</th>
            {rounds.map(({ round }) => (
              <th key={round} scope="col">
                {round}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side}>
              <th scope="row" data-side={side}>
                <bdi>{names[side]}</bdi>
              </th>
              {rounds.map((round) => (
                <td key={round.round}>{figureAt(round, measure, side)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Bars rounds={rounds} measure={measure} sides={sides} />
    </div>
  );
};

/** How the game went: damage, cards and resources by round. */
export const StatisticsStrip = ({ positions, names, onClose }: StripProps) => {
  const { t } = useText();
  const rounds = figuresByRound(positions);
  const board = positions[0]?.board;
  const sides = board === undefined ? [] : seatsOf(board);
  return (
    <Dialog opened onClose={onClose} title={t('replay.statistics')}>
      {measuresOf(sides.length).map((measure) => (
        <Figures key={measure} measure={measure} sides={sides} rounds={rounds} names={names} />
      ))}
    </Dialog>
  );
};
