import type { EventView } from '#contracts';
import type { Room } from './layout.js';

export interface BoardProps {
  readonly event: EventView;
  readonly room: Room;
  /** Which page of the board; the board says how many it has. */
  readonly page: number;
  readonly onPages: (pages: number) => void;
}
