import { type TableBoard, tableSeats } from '#contracts';

interface Played {
  readonly running: boolean;
  readonly mine: number | null;
  readonly out?: boolean;
}

/** Whether the viewer may concede; not if they are already out of a game of several players. */
export const mayConcede = ({ running, mine, out = false }: Played): boolean =>
  running && mine !== null && !out;

/** Whether the player in this seat is out of a game of several that continues. */
export const isOut = (board: TableBoard, mine: number | null): boolean =>
  mine !== null && board[tableSeats[mine] ?? 'a']?.eliminated === true;
