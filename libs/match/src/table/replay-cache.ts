import type { GamePosition } from '#games';
import { type GameEvent, isRefusal, type State } from '#rules';
import { dealtPosition, isAsRecorded, type PlayedGame } from './position.js';
import type { Rewind } from './state.js';

/** Where a game stands, and what happened on the way. */
export interface GameSoFar {
  readonly moves: number;
  readonly state: State;
  readonly events: readonly TimedEvent[];
  /** Every time it was taken back, oldest first. */
  readonly rewinds: readonly Rewind[];
}

/** A game as far as it has been played again here. */
export interface Reel extends GameSoFar {
  readonly position: GamePosition;
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
  position: GamePosition,
  events: readonly TimedEvent[],
  { rewinds = [] }: Pick<PlayedGame, 'rewinds'>,
): Reel => {
  const { moves, state } = position;
  return { moves, position, state, events, rewinds };
};

const mostGames = 1_000;
/** More than any player does between two decisions of another. */
const mostSteps = 40;
/** Positions of one game that are kept: as many as a page that is told of each move can be behind. */
const mostKept = 4;

/** Told of every position that a game is played on to. */
type Passed = (reel: Reel) => void;

/**
 * Plays games again for those who play and watch, each move once. Only a shortcut: without it a game is played from its first move.
 * Null for a game that the engine refuses by now, or that leads elsewhere than it did: rules or cards were changed since (ADR 14).
 */
export class ReplayCache {
  /** The last positions of each game by its seed, the newest at the end; the game used last at the end of all. */
  readonly #trails = new Map<string, readonly Reel[]>();

  constructor(private readonly most = mostGames) {}

  /** How many moves the game has been played on since the last position of it that is known here; null where none is. */
  behind(game: PlayedGame, seed: string): number | null {
    const latest = this.trailOf(game, seed).at(-1);
    return latest ? game.moves.length - latest.moves : null;
  }

  of(game: PlayedGame, seed: string, passed?: Passed): Reel | null {
    const known = this.trailOf(game, seed);
    const reel = known.length > 0 ? this.goOn(game, seed, { trail: known, passed }) : null;
    if (reel) return reel;
    // Whether it leads elsewhere is said by its moves alone.
    const start = dealtReel(game, seed);
    return start && this.goOn(game, seed, { trail: [start], passed });
  }

  /** The same, played on from a position that somebody says it came through; null where it does not lead from there to what is on record. */
  from(start: Reel, game: PlayedGame, seed: string): Reel | null {
    return isBeginning(start, game) ? this.goOn(game, seed, { trail: [start] }) : null;
  }

  /** The states after each move past `from`, but for the last, at most so many; none when the page is up to date. */
  between(game: PlayedGame, seed: string, from: number): readonly Reel[] {
    const last = game.moves.length - 1;
    const first = Math.max(from, last - mostSteps);
    if (first >= last) return [];
    const kept = this.trailOf(game, seed);
    const [oldest, latest] = [kept[0], kept.at(-1)];
    if (oldest && latest && oldest.moves <= first + 1 && latest.moves === game.moves.length)
      return kept.filter(({ moves }) => moves > first && moves <= last);
    const whole = playedOn(dealtReel(game, seed), { ...game, moves: game.moves.slice(0, -1) });
    return whole?.filter(({ moves }) => moves > first) ?? [];
  }

  /** The game at every position from the deal to where it stands. */
  all(game: PlayedGame, seed: string): readonly Reel[] | null {
    return playedOn(dealtReel(game, seed), game);
  }

  /** The positions known here that the game came through. */
  private trailOf(game: PlayedGame, seed: string): readonly Reel[] {
    const known = this.#trails.get(seed) ?? [];
    return known.every((reel) => isBeginning(reel, game))
      ? known
      : known.filter((reel) => isBeginning(reel, game));
  }

  private goOn(
    game: PlayedGame,
    seed: string,
    { trail, passed }: { readonly trail: readonly Reel[]; readonly passed?: Passed | undefined },
  ): Reel | null {
    const start = trail.at(-1) ?? null;
    const way = playedOn(start, game);
    if (way === null) return null;
    if (passed) for (const reel of way.slice(1)) passed(reel);
    const kept = [...trail.slice(0, -1), ...way].slice(-mostKept);
    this.keep(seed, kept);
    return kept.at(-1) ?? null;
  }

  private keep(seed: string, trail: readonly Reel[]): void {
    this.#trails.delete(seed);
    this.#trails.set(seed, trail);
    for (const oldest of this.#trails.keys()) {
      if (this.#trails.size <= this.most) return;
      this.#trails.delete(oldest);
    }
  }
}

/** Whether the game came through there: it has as many moves or more, and was taken back since no further than to there. */
const isBeginning = ({ moves, rewinds }: Reel, game: PlayedGame): boolean => {
  const { rewinds: all = [] } = game;
  return (
    moves <= game.moves.length &&
    rewinds.length <= all.length &&
    all.slice(rewinds.length).every(({ to }) => to >= moves)
  );
};

const dealtReel = (game: PlayedGame, seed: string): Reel | null => {
  const dealt = dealtPosition(game, seed);
  return isRefusal(dealt)
    ? null
    : reelAt(
        dealt,
        dealt.events.map((event) => ({ at: 0, event })),
        game,
      );
};

/** From there on every position to where the game stands. */
const playedOn = (start: Reel | null, game: PlayedGame): readonly Reel[] | null => {
  if (start === null) return null;
  let { position, events } = start;
  const way = [reelAt(position, events, game)];
  for (const move of game.moves.slice(position.moves)) {
    const after = position.after(move);
    if (isRefusal(after) || !isAsRecorded(game, after)) return null;
    events = [...events, ...after.events.map((event) => ({ at: after.moves, event }))];
    way.push(reelAt(after, events, game));
    position = after;
  }
  return way;
};
