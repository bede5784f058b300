import {
  differenceOf,
  type ScreenBoard as ShownBoard,
  type ScreenSteps,
  type ScreenTurns,
} from '#contracts';
import type {
  DescribedPosition,
  ScreenBoard,
  ScreenMap,
  ScreenMove,
  ScreenOption,
  ScreenPiece,
  ScreenPoint,
  ScreenViewer,
} from '#game';
import type { DescribedReel, GameMemory, ScreenRecord } from '#match';

const faceOf = ({ attached: _attached, marks, sides, ...face }: ScreenPiece) => ({
  ...face,
  marks: [...marks],
  sides: [...sides],
});

const outlineOf = (points: readonly ScreenPoint[]): [number, number][] =>
  points.map(([x, y]) => [x, y]);

const shownMap = ({ shapes, ...map }: ScreenMap): NonNullable<ShownBoard['map']> => ({
  ...map,
  shapes: shapes.map(({ outline, reach, ...shape }) => ({
    ...shape,
    outline: outlineOf(outline),
    reach: reach.map(outlineOf),
  })),
});

const shownOption = ({ text, here, pieces, amount, ghost, warns }: ScreenOption) => ({
  text,
  ...(here ? { here } : {}),
  pieces: [...pieces],
  ...(amount === undefined ? {} : { amount }),
  ...(ghost ? { ghost: ghost.map(outlineOf) } : {}),
  ...(warns ? { warns } : {}),
});

/** The board in the form of the contract. */
export const shownBoard = ({
  moment,
  seats,
  sides,
  map,
  rolls,
  decision,
}: ScreenBoard): ShownBoard => ({
  moment,
  ...(sides === undefined ? {} : { sides }),
  ...(map ? { map: shownMap(map) } : {}),
  ...(rolls ? { rolls: rolls.map((roll) => ({ ...roll, dice: [...roll.dice] })) } : {}),
  seats: seats.map(({ counters, zones }) => ({
    counters: [...counters],
    zones: zones.map(({ pieces, ...zone }) => ({
      ...zone,
      pieces: pieces.map((piece) => ({ ...faceOf(piece), attached: piece.attached.map(faceOf) })),
    })),
  })),
  decision: decision && {
    ...decision,
    options: decision.options.map(shownOption),
  },
});

/** What a move did, as far as that viewer may know. */
export const shownLines = (
  lines: DescribedPosition['told'],
  viewer: ScreenViewer,
): ScreenTurns[number]['lines'] =>
  lines
    .filter(({ only }) => only === null || viewer === 'everyone' || only === viewer)
    .map(({ seat, text, signs }) => ({ seat, text, ...(signs ? { signs: [...signs] } : {}) }));

/** Maximum number of moves to describe. */
const MOST_TOLD = 40;

/** What the last moves did, latest first, for the player of that seat; null: for an onlooker. */
const shownTurns = (
  { events }: Pick<DescribedReel, 'events'>,
  moves: readonly ScreenMove[],
  seat: number | null,
): ScreenTurns => {
  const own = moves.findLastIndex((move) => move.seat === seat);
  const since = own < 0 ? moves.length : own + 1;
  const count = moves.length;
  return Array.from({ length: Math.min(count, MOST_TOLD) }, (_, index) => count - index).map(
    (move) => {
      const did = events.filter(({ at }) => at === move).map(({ event }) => event);
      return { move, latest: move >= since, lines: shownLines(did, seat) };
    },
  );
};

interface Watched {
  readonly reel: DescribedReel;
  readonly record: ScreenRecord;
  readonly seed: string;
  /** Null for an onlooker. */
  readonly seat: number | null;
  /** Whether the onlooker sees all hands. */
  readonly bothHands?: boolean;
}

/** The boards between a player's own last move and now, as differences from the present one. */
const shownSteps = (
  memory: Pick<GameMemory, 'between'>,
  { record, seed, seat }: Watched,
  board: ShownBoard,
): ScreenSteps => {
  const own = record.moves.findLastIndex((move) => move.seat === seat);
  if (own < 0) return [];
  const undecided = { ...board, decision: null };
  return (memory.between(record, seed, own) as readonly DescribedReel[]).map(
    ({ moves, position }) => {
      const then = { ...shownBoard(position.board(seat)), decision: null };
      return { at: moves, change: differenceOf(undecided, then) };
    },
  );
};

/** A game that describes its boards, as a player or an onlooker sees it. */
export const shownGame = (memory: Pick<GameMemory, 'between'>, watched: Watched) => {
  const { reel, record, seat, bothHands = false } = watched;
  const board = shownBoard(reel.position.board(bothHands ? 'everyone' : seat));
  return {
    board,
    turns: shownTurns(reel, record.moves, seat),
    steps: bothHands ? [] : shownSteps(memory, watched, board),
  };
};

/** For a game that has not begun, or that cannot be replayed. */
export const nothingShown = { board: null, turns: [], steps: [] };
