import type { ReplayPosition } from '#contracts';
import { useText } from '../../i18n/index.js';
import { Dialog } from '../../shared/table/dialog.js';
import './record-texts.js';
import type { DuelSide as Side } from '../../shared/table/visible.js';
import { figuresByRound, type Measure, measures, type RoundFigures } from './statistics.js';
import './statistics.css';

interface StripProps {
  readonly positions: readonly ReplayPosition[];
  readonly names: Readonly<Record<Side, string>>;
  readonly onClose: () => void;
}

const sides = ['a', 'b'] as const;
const height = 48;
const width = 14;

/** Two bars a round, the first player's left. The table below says the same in figures. */
const Bars = ({ rounds, measure }: { rounds: readonly RoundFigures[]; measure: Measure }) => {
  const most = Math.max(1, ...rounds.flatMap(({ of }) => sides.map((side) => of[measure][side])));
  return (
    <svg
      className="cv-bars"
      viewBox={`0 0 ${Math.max(1, rounds.length) * width} ${height}`}
      aria-hidden="true"
    >
      {rounds.flatMap(({ round, of }, index) =>
        sides.map((side, nth) => {
          const tall = (of[measure][side] / most) * height;
          return (
            <rect
              key={`${round}.${side}`}
              data-side={side}
              x={index * width + 1 + nth * 6}
              y={height - tall}
              width={5}
              height={tall}
            />
          );
        }),
      )}
    </svg>
  );
};

const Figures = ({
  rounds,
  measure,
  names,
}: Omit<StripProps, 'positions' | 'onClose'> & {
  readonly rounds: readonly RoundFigures[];
  readonly measure: Measure;
}) => {
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
              {rounds.map(({ round, of }) => (
                <td key={round}>{of[measure][side]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Bars rounds={rounds} measure={measure} />
    </div>
  );
};

/** How the game went: damage, cards and resources by round. */
export const StatisticsStrip = ({ positions, names, onClose }: StripProps) => {
  const { t } = useText();
  const rounds = figuresByRound(positions);
  return (
    <Dialog opened onClose={onClose} title={t('replay.statistics')}>
      {measures.map((measure) => (
        <Figures key={measure} measure={measure} rounds={rounds} names={names} />
      ))}
    </Dialog>
  );
};
