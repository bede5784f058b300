import { useText } from '../../i18n/index.js';
import type { Board } from './choices.js';
import { DieSign } from './die-sign.js';

/** The dice rolled on the table; a die that changed its side or was rolled again is drawn anew. */
export const Rolls = ({ rolls = [] }: Pick<Board, 'rolls'>) => {
  const { translated } = useText();
  if (rolls.length === 0) return null;
  return (
    <div className="gp-rolls">
      {rolls.map(({ name, colour, dice }, index) => (
        <div
          key={`${index} ${name.en}`}
          role="img"
          className="gp-roll"
          data-colour={colour}
          aria-label={`${translated(name)}: ${dice.map(({ text }) => translated(text)).join(', ')}`}
        >
          <span>{translated(name)}</span>
          {dice.map(({ text, sign, again }, at) => (
            <span
              key={`${at} ${sign} ${again}`}
              className="gp-face"
              data-again={again || undefined}
              title={translated(text)}
            >
              <DieSign sign={sign} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
};
