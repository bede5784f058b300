import { useText } from '../../i18n/index.js';
import type { Board } from './choices.js';
import { DieSign } from './die-sign.js';
import { TokenSign } from './token-sign.js';

/** The meanings of things on the board; those of the current choice come first. */
export const Legend = ({ legend = [] }: Pick<Board, 'legend'>) => {
  const { translated } = useText();
  return (
    <div className="gp-legend">
      {legend.map(({ title, entries }) => (
        <section key={title.en}>
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
