import type { EventView } from '#contracts';
import type { Room } from './layout.js';
import type { WallPart } from './wall-part.js';

export interface BoardProps {
  readonly event: EventView;
  readonly room: Room;
  /** The part of the names that this wall shows. */
  readonly wall: WallPart;
  /** Index of the page shown; the board reports the number of its pages. */
  readonly page: number;
  readonly onPages: (pages: number) => void;
}
