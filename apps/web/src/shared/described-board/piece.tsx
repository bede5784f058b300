import type { ScreenPiece, ScreenSide } from '#contracts';
import { useText } from '../../i18n/index.js';
import type { Face } from './choices.js';
import { DieSign } from './die-sign.js';
import { TokenSign } from './token-sign.js';

/** The viewer's actions on pieces, and which pieces can be used now. */
export interface Handling {
  readonly usable: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly onPress: (key: string) => void;
  readonly onLook: (key: string) => void;
  /** Opens the text of a piece, whether or not the piece can be used. */
  readonly onRead: (key: string) => void;
}

export const SideFace = ({ side }: { readonly side: ScreenSide }) => {
  const { translated } = useText();
  return (
    <span className="gp-face" title={translated(side.text)}>
      <b>{side.number}</b>
      <DieSign sign={side.sign} />
      {side.price > 0 ? <i>{side.price}</i> : null}
    </span>
  );
};

/** The part of a name before its comma. */
const shortName = (name: string): string => name.split(',')[0] ?? name;

const Marks = ({ marks }: Pick<Face, 'marks'>) => {
  const { translated } = useText();
  if (marks.length === 0) return null;
  return (
    <span className="gp-marks">
      {marks.map(({ sign, text, value, of, short }) =>
        short ? (
          <span key={sign} className="gp-lying" title={translated(text)}>
            <TokenSign sign={sign} on={translated(short).charAt(0)} />
            {value > 1 ? <i>{value}</i> : null}
          </span>
        ) : (
          <span key={sign} data-sign={sign} title={translated(text)}>
            <b>{of === null ? value : `${Math.max(0, of - value)}/${of}`}</b>
            {of === null ? null : (
              <progress max={of} value={Math.max(0, of - value)} aria-hidden="true" />
            )}
          </span>
        ),
      )}
    </span>
  );
};

/** Returns the description of a piece for screen readers, with whether it can be chosen now. */
const useWords = () => {
  const { t, translated } = useText();
  return ({ name, form, kind, marks, sides, exhausted }: Face, can: boolean): string => {
    const [shown] = sides;
    return [
      name ?? t('otherGames.hidden'),
      ...(form === 'die' && shown ? [translated(shown.text)] : []),
      ...(kind === null ? [] : [translated(kind)]),
      ...marks.map(({ text }) => translated(text)),
      ...(exhausted ? [t('otherGames.exhausted')] : []),
      ...(can ? [t('table.canChoose')] : []),
    ].join(', ');
  };
};

interface PieceProps extends Handling {
  readonly face: Face;
  /** Whether this is an upgrade, tucked under the card that it is attached to. */
  readonly tucked?: boolean;
}

/** A pressable card or die. */
export const Piece = ({
  face,
  tucked = false,
  usable,
  chosen,
  onPress,
  onLook,
  onRead,
}: PieceProps) => {
  const words = useWords();
  const { translated } = useText();
  const { key, form, name, kind, colour, marks, sides, exhausted } = face;
  const [shown] = sides;
  const can = usable.has(key);
  return (
    <button
      type="button"
      className={form === 'die' ? 'gp-die' : tucked ? 'gp-card gp-tucked' : 'gp-card'}
      data-key={key}
      data-colour={colour ?? undefined}
      data-usable={can || undefined}
      data-exhausted={exhausted || undefined}
      aria-pressed={chosen === key}
      aria-label={words(face, can)}
      onClick={() => onPress(key)}
      onContextMenu={(asked) => {
        asked.preventDefault();
        onRead(key);
      }}
      onFocus={() => onLook(key)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') onLook(key);
      }}
    >
      {form === 'die' ? (
        <>
          {shown ? <SideFace side={shown} /> : null}
          <span className="gp-name">{name === null ? '' : shortName(name)}</span>
        </>
      ) : (
        <>
          <span className="gp-name">{name === null ? '' : shortName(name)}</span>
          {tucked ? null : <Marks marks={marks} />}
          {tucked || kind === null || sides.length > 0 ? null : <small>{translated(kind)}</small>}
          {tucked || sides.length === 0 ? null : (
            <span className="gp-faces">
              {sides.map((side, index) => (
                <SideFace key={index} side={side} />
              ))}
            </span>
          )}
        </>
      )}
    </button>
  );
};

/** A card on the field with the pieces attached to it. */
export const Stacked = ({ piece, ...handling }: Handling & { readonly piece: ScreenPiece }) => (
  <div className="gp-stack">
    <Piece face={piece} {...handling} />
    {piece.attached.length === 0 ? null : (
      <div className="gp-upgrades">
        {piece.attached.map((upgrade) => (
          <Piece key={upgrade.key} face={upgrade} tucked {...handling} />
        ))}
      </div>
    )}
  </div>
);

/** One card at full size: every number, every side of its die in words, and its ability text. */
export const Reading = ({ face }: { readonly face: Face }) => {
  const { t, translated } = useText();
  const { name, kind, colour, marks, sides, says, exhausted } = face;
  const lying = marks.filter(({ short }) => short !== undefined);
  const numbers = marks.filter(({ short }) => short === undefined);
  return (
    <section className="gp-reading" data-colour={colour ?? undefined}>
      <h2>{name ?? t('otherGames.hidden')}</h2>
      {kind === null && numbers.length === 0 && !exhausted ? null : (
        <p>
          {[
            ...(kind === null ? [] : [translated(kind)]),
            ...numbers.map(({ text }) => translated(text)),
            ...(exhausted ? [t('otherGames.exhausted')] : []),
          ].join(', ')}
        </p>
      )}
      {sides.length === 0 ? null : (
        <ul>
          {sides.map((side, index) => (
            <li key={index}>
              <SideFace side={side} />
              {translated(side.text)}
            </li>
          ))}
        </ul>
      )}
      {lying.length === 0 ? null : (
        <ul>
          {lying.map(({ sign, text, short }) => (
            <li key={sign}>
              <TokenSign sign={sign} on={short ? translated(short).charAt(0) : ''} />
              {translated(text)}
            </li>
          ))}
        </ul>
      )}
      {says === null ? null : (
        <div className="gp-says">
          {translated(says)
            .split('\n')
            .map((line, index) => (
              <p key={index}>{line}</p>
            ))}
        </div>
      )}
    </section>
  );
};
