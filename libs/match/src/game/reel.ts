import type { DescribedPosition, ScreenLine, ScreenPosition } from '#game';
import type { ScreenRecord, ScreenRewind } from './record.js';

/** What happened, in the form of the game, and after which move; the beginning stands at 0. */
export interface TimedEvent<Told = unknown> {
  readonly at: number;
  /** The move by which the action was chosen that it belongs to; absent where the game does not say. */
  readonly action?: number;
  readonly event: Told;
}

/** A game as far as it has been played again: where it stands, and what happened on the way. */
export interface Reel<Position extends ScreenPosition = ScreenPosition, Told = unknown> {
  readonly moves: number;
  readonly position: Position;
  readonly events: readonly TimedEvent<Told>[];
  /** Every time it was taken back, oldest first. */
  readonly rewinds: readonly ScreenRewind[];
}

/** A game that describes its boards itself. */
export type DescribedReel = Reel<DescribedPosition, ScreenLine>;

/** What a position and all that happened until then make of a game. */
export const reelAt = (
  position: ScreenPosition,
  events: readonly TimedEvent[],
  { rewinds }: Pick<ScreenRecord, 'rewinds'>,
): Reel => ({ moves: position.moves, position, events, rewinds });

const timedAt = ({ moves, action }: ScreenPosition, event: unknown): TimedEvent =>
  action === undefined ? { at: moves, event } : { at: moves, action, event };

/** The game one position further. */
export const windOn = ({ events }: Pick<Reel, 'events'>, to: ScreenPosition, game: ScreenRecord) =>
  reelAt(to, [...events, ...to.told.map((event) => timedAt(to, event))], game);

/** What happened after the move with this number; looked for from the end, where the news are. */
export const eventsAfter = <Told>(
  { events }: { readonly events: readonly TimedEvent<Told>[] },
  at: number,
): readonly TimedEvent<Told>[] => events.slice(events.findLastIndex((each) => each.at <= at) + 1);
