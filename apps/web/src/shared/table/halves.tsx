import type { TableBoard } from '#contracts';
import { Arena } from './arena.js';
import { Home } from './home.js';
import { MiddleLine } from './middle-line.js';
import { Out } from './out.js';
import { seatOf, type Seating } from './seating.js';
import { FoeStrip, stripOf } from './strips.js';
import { halfAt, type Side } from './visible.js';

interface OwnHalfProps extends Seating {
  readonly board: TableBoard;
}

/**
 * A player's arenas with base and leaders between them; a note replaces base and leaders once the
 * player is eliminated.
 */
const Half = ({
  board,
  side,
  letter,
  ...seating
}: OwnHalfProps & { readonly side: Side; readonly letter: 'f' | 'o' }) => {
  const { phone, room, share } = seating;
  const seat = seatOf(seating, board, side);
  return (
    <>
      <Arena {...seat} arena="space" area={`${letter}space`} phone={phone} room={room * share} />
      {halfAt(board, side).eliminated ? (
        <Out area={`${letter}home`} />
      ) : (
        <Home {...seat} area={`${letter}home`} />
      )}
      <Arena
        {...seat}
        arena="ground"
        area={`${letter}ground`}
        phone={phone}
        room={room * (1 - share)}
      />
    </>
  );
};

/** The viewer's own half. */
export const NearHalf = (props: OwnHalfProps) => <Half {...props} side={props.near} letter="o" />;

/** An opponent's strip and half. */
export const FarHalf = ({ side, ...props }: OwnHalfProps & { readonly side: Side }) => (
  <>
    <FoeStrip {...stripOf(props, props.board, side)} area="foe" />
    <Half {...props} side={side} letter="f" />
  </>
);

/** The opponent's strip and both halves with the line between them. */
export const Halves = (props: OwnHalfProps) => {
  const { board, names, mine, hands, foes } = props;
  return (
    <>
      <FarHalf {...props} side={foes[0] ?? 'b'} />
      <MiddleLine board={board} names={names} mine={mine} hands={hands} />
      <NearHalf {...props} />
    </>
  );
};
