import type { ScreenPiece, ScreenSeat } from '#contracts';
import { useText } from '../../i18n/index.js';
import { PresenceDot } from '../table/presence-dot.js';
import { type Handling, Piece, Stacked } from './piece.js';

type Zone = ScreenSeat['zones'][number];
type Place = Zone['place'];

const zonesAt = ({ zones }: ScreenSeat, place: Place): readonly Zone[] =>
  zones.filter((zone) => zone.place === place && (zone.pieces.length > 0 || zone.titled));

interface SeatProps {
  readonly seat: ScreenSeat;
  readonly name: string;
}

interface StripProps extends SeatProps, Handling {
  /** What they play. */
  readonly list: string;
  /** Whether they look at the game; null where nobody knows. */
  readonly here: boolean | null;
  /** At the foot of the board. */
  readonly near?: boolean;
}

/** Who it is and what they have left; what lies on piles can be looked through. */
export const Strip = ({ seat, name, list, here, near = false, ...handling }: StripProps) => {
  const { translated } = useText();
  return (
    <div className="gp-strip" data-near={near || undefined}>
      <PresenceDot here={here} />
      <strong>{list === '' ? name : `${name}: ${list}`}</strong>
      {seat.counters.map((counter) => (
        <span key={counter.name.en}>
          {translated(counter.name)}
          {counter.value === null ? null : <b> {counter.value}</b>}
        </span>
      ))}
      {zonesAt(seat, 'pile').map(({ id, name: title, pieces }) => (
        <details key={id}>
          <summary>
            {translated(title)} <b>{pieces.length}</b>
          </summary>
          <div className="gp-pile">
            {pieces.map((piece) => (
              <Piece key={piece.key} face={piece} {...handling} />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
};

interface RowProps extends SeatProps, Handling {
  readonly place: 'field' | 'middle' | 'hand';
}

/** A die is drawn anew when another side of it is shown. */
const drawnKey = ({ key, form, sides }: ScreenPiece): string =>
  form === 'die' ? `${key} ${sides[0]?.sign} ${sides[0]?.number}` : key;

/** The pieces of one place in a row, zone by zone; without any the name of the place. */
export const Row = ({ seat, name, place, ...handling }: RowProps) => {
  const { translated } = useText();
  const [first] = seat.zones.filter((zone) => zone.place === place);
  return (
    <div
      className="gp-row"
      data-place={place}
      data-name={first === undefined ? '' : `${name}: ${translated(first.name)}`}
    >
      {zonesAt(seat, place).map(({ id, name: title, titled, pieces }) => (
        <div
          key={id}
          role="group"
          aria-label={`${name}: ${translated(title)}`}
          className="gp-zone"
          data-title={titled ? translated(title) : undefined}
        >
          {pieces.map((piece) => (
            <Stacked key={drawnKey(piece)} piece={piece} {...handling} />
          ))}
        </div>
      ))}
    </div>
  );
};
