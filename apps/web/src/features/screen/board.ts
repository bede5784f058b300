import type { EventView } from '#contracts';
import type { Room } from './layout.js';
import type { WallPart } from './wall-part.js';

export interface BoardProps {
  readonly event: EventView;
  readonly room: Room;
  /** Which part of the names stands here. */
  readonly wall: WallPart;
  /** Which page of the board; the board says how many it has. */
  readonly page: number;
  readonly onPages: (pages: number) => void;
}
