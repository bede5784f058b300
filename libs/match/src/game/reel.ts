import type { DescribedPosition, ScreenLine, ScreenPosition } from '#game';
import type { ScreenRecord, ScreenRewind } from './record.js';

/**
 * An event of the game in the game's own form, and the number of the move that caused it; the
 * beginning is 0.
 */
export interface TimedEvent<Told = unknown> {
  readonly at: number;
  /**
   * The move by which the action was chosen that the event belongs to; absent if the game does not
   * say.
   */
  readonly action?: number;
  readonly event: Told;
}

/** A game as far as it has been replayed: its position, and what happened on the way. */
export interface Reel<Position extends ScreenPosition = ScreenPosition, Told = unknown> {
  readonly moves: number;
  readonly position: Position;
  readonly events: readonly TimedEvent<Told>[];
  /** Every time it was taken back, oldest first. */
  readonly rewinds: readonly ScreenRewind[];
}

/** The reel of a game that describes its boards itself. */
export type DescribedReel = Reel<DescribedPosition, ScreenLine>;

/** The reel for a position and all events up to it. */
export const reelAt = (
  position: ScreenPosition,
  events: readonly TimedEvent[],
  { rewinds }: Pick<ScreenRecord, 'rewinds'>,
): Reel => ({ moves: position.moves, position, events, rewinds });

const timedAt = ({ moves, action }: ScreenPosition, event: unknown): TimedEvent =>
  action === undefined ? { at: moves, event } : { at: moves, action, event };

/** The reel one position further. */
export const windOn = ({ events }: Pick<Reel, 'events'>, to: ScreenPosition, game: ScreenRecord) =>
  reelAt(to, [...events, ...to.told.map((event) => timedAt(to, event))], game);

/**
 * The events after the move with this number; searched from the end, because recent ones are asked
 * for most.
 */
export const eventsAfter = <Told>(
  { events }: { readonly events: readonly TimedEvent<Told>[] },
  at: number,
): readonly TimedEvent<Told>[] => events.slice(events.findLastIndex((each) => each.at <= at) + 1);
