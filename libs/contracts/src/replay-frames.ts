import type { ReplayFrame } from './replay.js';
import { tableSeats } from './table-seats.js';
import type { TableBoard, TableHalf } from './table.js';

/** A whole position: what the server has before packing, and the page after unpacking. */
export interface ReplayPosition extends Pick<ReplayFrame, 'answered' | 'action'> {
  readonly board: TableBoard;
}

type SharedBoard = Omit<TableBoard, 'log' | 'faces' | 'decision' | 'a' | 'b' | 'c' | 'd'>;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The members that differ from before. */
const changedMembers = <T extends object>(now: T, before: T | undefined): Partial<T> =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([key, value]) => before === undefined || !same(value, before[key as keyof T]),
    ),
  ) as Partial<T>;

const orNothing = (half: Partial<TableHalf>): Partial<TableHalf> | undefined =>
  Object.keys(half).length === 0 ? undefined : half;

const restOfFrame = ({
  log: _log,
  faces: _faces,
  decision: _decision,
  a: _a,
  b: _b,
  c: _c,
  d: _d,
  ...rest
}: TableBoard) => rest satisfies SharedBoard;

/** Packs positions as changes, each from the one before. */
export const packFrames = (positions: readonly ReplayPosition[]): ReplayFrame[] =>
  positions.map(({ board, answered, action }, index) => {
    const before = positions[index - 1]?.board;
    const halves = tableSeats.flatMap((seat) => {
      const now = board[seat];
      const half = now && orNothing(changedMembers(now, before?.[seat]));
      return half ? [[seat, half] as const] : [];
    });
    return {
      ...changedMembers(restOfFrame(board), before && restOfFrame(before)),
      ...Object.fromEntries(halves),
      answered,
      action,
    };
  });

/** Restores the positions, with the log up to each. Throws if the first frame is incomplete. */
export const unpackFrames = (
  frames: readonly ReplayFrame[],
  { log, faces }: Pick<TableBoard, 'log' | 'faces'>,
): ReplayPosition[] => {
  const positions: ReplayPosition[] = [];
  let last: TableBoard | null = null;
  for (const { answered, action, a, b, c, d, ...rest } of frames) {
    const board: TableBoard = {
      ...last,
      ...(rest as SharedBoard),
      a: { ...last?.a, ...a } as TableHalf,
      b: { ...last?.b, ...b } as TableHalf,
      ...((c ?? last?.c) && { c: { ...last?.c, ...c } as TableHalf }),
      ...((d ?? last?.d) && { d: { ...last?.d, ...d } as TableHalf }),
      decision: null,
      faces,
      log: [],
    };
    last = board;
    positions.push({ board, answered, action });
  }
  return positions.map((position) => ({
    ...position,
    board: { ...position.board, log: log.filter(({ at }) => at <= position.board.at) },
  }));
};
