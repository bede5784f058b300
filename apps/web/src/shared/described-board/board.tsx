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
  /** The game waits for them, among several on a side. */
  readonly asked?: boolean;
  /** A partner's hand that the viewer may look at stands among the piles. */
  readonly hand?: boolean;
}

/** Who it is and what they have left; what lies on piles can be looked through. */
export const Strip = (props: StripProps) => {
  const { seat, name, list, here, near = false, asked = false, hand = false, ...handling } = props;
  const { translated } = useText();
  const open = zonesAt(seat, 'hand').filter(({ pieces }) =>
    pieces.some((one) => one.name !== null),
  );
  return (
    <div className="gp-strip" data-near={near || undefined} data-asked={asked || undefined}>
      <PresenceDot here={here} />
      <strong>{list === '' ? name : `${name}: ${list}`}</strong>
      {seat.counters.map((counter) => (
        <span key={counter.name.en}>
          {translated(counter.name)}
          {counter.value === null ? null : <b> {counter.value}</b>}
        </span>
      ))}
      {[...(hand ? open : []), ...zonesAt(seat, 'pile')].map(({ id, name: title, pieces }) => (
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

interface SharedProps extends Handling {
  /** Those of a side. */
  readonly seats: readonly SeatProps[];
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

/** What the players of a side have in the field: zone by zone, in each under the name of its player. */
export const SharedField = ({ seats, ...handling }: SharedProps) => {
  const { translated } = useText();
  const [first] = seats;
  const zones = first === undefined ? [] : zonesAt(first.seat, 'field');
  return (
    <div className="gp-row" data-place="field">
      {zones.map(({ id, name: title }) => (
        <div
          key={id}
          role="group"
          aria-label={translated(title)}
          className="gp-zone"
          data-title={translated(title)}
        >
          {seats.map(({ seat, name }, at) => {
            const { pieces = [] } = seat.zones.find((zone) => zone.id === id) ?? {};
            return pieces.length === 0 ? null : (
              <div key={at} role="group" aria-label={name} className="gp-owned">
                {pieces.map((piece) => (
                  <Stacked key={drawnKey(piece)} piece={piece} {...handling} />
                ))}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};
