import { type SwuPosition, swuScreen } from '#games';
import type { GameEvent, State } from '#rules';
import { isAsRecorded, type ScreenRecord, type ScreenRewind } from '../game/record.js';
import { TrailMemory } from '../game/trail-memory.js';

/** Where a game stands, and what happened on the way. */
export interface GameSoFar {
  readonly moves: number;
  readonly state: State;
  readonly events: readonly TimedEvent[];
  /** Every time it was taken back, oldest first. */
  readonly rewinds: readonly ScreenRewind[];
}

/** A game as far as it has been played again here. */
export interface Reel extends GameSoFar {
  readonly position: SwuPosition;
}

/** What happened, and after which move. */
export interface TimedEvent {
  readonly at: number;
  readonly event: GameEvent;
}

/** What happened after the move with this number; looked for from the end, where the news are. */
export const eventsAfter = (
  { events }: Pick<GameSoFar, 'events'>,
  at: number,
): readonly TimedEvent[] => events.slice(events.findLastIndex((each) => each.at <= at) + 1);

/** What a position and all that happened until then make of a game. */
export const reelAt = (
  position: SwuPosition,
  events: readonly TimedEvent[],
  { rewinds }: Pick<ScreenRecord, 'rewinds'>,
): Reel => {
  const { moves, state } = position;
  return { moves, position, state, events, rewinds };
};

/** More than any player does between two decisions of another. */
const mostSteps = 40;
/** Positions of one game that are kept: as many as a page that is told of each move can be behind. */
const mostKept = 4;

/** Games of Star Wars: Unlimited as far as they were played here, for those who play and watch. */
export class ReplayCache extends TrailMemory<ScreenRecord, Reel> {
  constructor(most?: number) {
    super(
      {
        first: dealtReel,
        way: playedOn,
        cameThrough: isBeginning,
        moves: ({ moves }) => moves.length,
        movesAt: ({ moves }) => moves,
        kept: mostKept,
      },
      most,
    );
  }

  /** The states after each move past `from`, but for the last, at most so many; none when the page is up to date. */
  between(game: ScreenRecord, seed: string, from: number): readonly Reel[] {
    const last = game.moves.length - 1;
    const first = Math.max(from, last - mostSteps);
    if (first >= last) return [];
    const kept = this.known(game, seed);
    const [oldest, latest] = [kept[0], kept.at(-1)];
    if (oldest && latest && oldest.moves <= first + 1 && latest.moves === game.moves.length)
      return kept.filter(({ moves }) => moves > first && moves <= last);
    const whole = wholeWay({ ...game, moves: game.moves.slice(0, -1) }, seed);
    return whole?.filter(({ moves }) => moves > first) ?? [];
  }

  /** The game at every position from the deal to where it stands. */
  all(game: ScreenRecord, seed: string): readonly Reel[] | null {
    return wholeWay(game, seed);
  }
}

/** Whether the game came through there: it has as many moves or more, and was taken back since no further than to there. */
const isBeginning = (game: ScreenRecord, { moves, rewinds }: Reel): boolean => {
  const { rewinds: all } = game;
  return (
    moves <= game.moves.length &&
    rewinds.length <= all.length &&
    all.slice(rewinds.length).every(({ to }) => to >= moves)
  );
};

const dealtReel = (game: ScreenRecord, seed: string): Reel | null => {
  const dealt = swuScreen.begin(game.setups, seed, game.terms);
  const events = dealt?.events.map((event) => ({ at: 0, event })) ?? [];
  return dealt && reelAt(dealt, events, game);
};

/** From there on every position to where the game stands. */
const playedOn = (start: Reel, game: ScreenRecord): readonly Reel[] | null => {
  let { position, events } = start;
  const way = [reelAt(position, events, game)];
  for (const move of game.moves.slice(position.moves)) {
    const after = position.after(move);
    if (!after || !isAsRecorded(game, after)) return null;
    events = [...events, ...after.events.map((event) => ({ at: after.moves, event }))];
    way.push(reelAt(after, events, game));
    position = after;
  }
  return way;
};

const wholeWay = (game: ScreenRecord, seed: string): readonly Reel[] | null => {
  const start = dealtReel(game, seed);
  return start && playedOn(start, game);
};
