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
  /** The name of the deck or list that they play. */
  readonly list: string;
  /** Whether the player is looking at the game; null if unknown. */
  readonly here: boolean | null;
  /** Whether the seat is at the bottom of the board. */
  readonly near?: boolean;
  /** Whether the game waits for this player; set only if a side has several players. */
  readonly asked?: boolean;
  /** Whether the hand is shown among the piles: that of a partner, which the viewer may look at. */
  readonly hand?: boolean;
}

/** A player's name and resources; the contents of piles can be viewed. */
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
  /** The seats of one side. */
  readonly seats: readonly SeatProps[];
}

/**
 * The React key of a piece: it changes when a die shows another side, so that the die is drawn
 * anew.
 */
const drawnKey = ({ key, form, sides }: ScreenPiece): string =>
  form === 'die' ? `${key} ${sides[0]?.sign} ${sides[0]?.number}` : key;

/** The pieces of one place in a row, zone by zone; the name of the place if it is empty. */
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

/**
 * The field that the players of a side share: zone by zone, each player's pieces under the player's
 * name.
 */
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
