import { type TableBoard, tableSeats } from '#contracts';

interface Played {
  readonly running: boolean;
  readonly mine: number | null;
  readonly out?: boolean;
}

/** Whether the viewer may give up: who is out of a game of several has done so, or lost. */
export const mayConcede = ({ running, mine, out = false }: Played): boolean =>
  running && mine !== null && !out;

/** Whether whoever sits there is out of a game of several that goes on. */
export const isOut = (board: TableBoard, mine: number | null): boolean =>
  mine !== null && board[tableSeats[mine] ?? 'a']?.eliminated === true;
