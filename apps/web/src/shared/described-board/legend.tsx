import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { DieSign } from './die-sign.js';
import { TokenSign } from './token-sign.js';

interface LegendProps {
  /** The id of the game. */
  readonly game: string;
  /** The section about the present choice, shown first; null if there is none. */
  readonly about: string | null;
}

/** What signs and words on the boards of a game mean. */
export const Legend = ({ game, about }: LegendProps) => {
  const { translated } = useText();
  const { data } = useAnswer('gameLegend', { game });
  const sections = data?.sections ?? [];
  const ordered = [
    ...sections.filter(({ id }) => id === about),
    ...sections.filter(({ id }) => id !== about),
  ];
  return (
    <div className="gp-legend">
      {ordered.map(({ id, title, entries }) => (
        <section key={id}>
          <h2>{translated(title)}</h2>
          <dl>
            {entries.map(({ name, says, token, die }, at) => (
              <div key={at}>
                <dt>
                  {token === undefined ? null : (
                    <TokenSign sign={token} on={translated(name).charAt(0)} />
                  )}
                  {die === undefined ? null : <DieSign sign={die} />}
                  <span>{translated(name)}</span>
                </dt>
                <dd>{translated(says)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};
