import { dealingSeed, type PlayedGame, type Rewind, rulesEngine, setupOf } from '#match';
import { disclosesHidden, type GameEvent, hash, isRefusal, type State, type Step } from '#rules';

/** A game as far as it has been played again here: where it stands, and what happened lately. */
export interface Reel {
  readonly moves: number;
  readonly state: State;
  readonly events: readonly TimedEvent[];
  /** Every time it was taken back, oldest first. */
  readonly rewinds: readonly Rewind[];
  /** The seat whose choice the last move was, if it disclosed nothing: that player may take it back. */
  readonly free: number | null;
}

/** What happened, and after which move. */
export interface TimedEvent {
  readonly at: number;
  readonly event: GameEvent;
}

/** What happened after the move with this number; looked for from the end, where the news are. */
export const eventsAfter = ({ events }: Pick<Reel, 'events'>, at: number): readonly TimedEvent[] =>
  events.slice(events.findLastIndex((each) => each.at <= at) + 1);

const mostGames = 500;
/** More than any player does between two decisions of another. */
const mostSteps = 40;
/** Positions of one game that are kept: as many as a page that is told of each move can be behind. */
const mostKept = 4;

/**
 * Plays games again for those who watch, each move once. Only a shortcut: a process that has never seen a game plays it from its first move.
 * Null for a game that the engine refuses by now, or that leads elsewhere than it did: rules or cards were changed since (ADR 14).
 */
export class ReplayCache {
  /** The last positions of each game by its seed, the newest at the end; the game used last at the end of all. */
  readonly #trails = new Map<string, readonly Reel[]>();

  of(game: PlayedGame, seed: string): Reel | null {
    const known = this.#trails.get(seed);
    const latest = known?.at(-1);
    const going = latest !== undefined && isBeginning(latest, game);
    let reel = going ? latest : this.dealt(game, seed);
    if (reel === null) return null;
    const trail = going && known ? [...known] : [reel];
    for (const move of game.moves.slice(reel.moves)) {
      const step = rulesEngine().apply(reel.state, move);
      if (isRefusal(step)) return null;
      reel = after(reel, step, move.seat);
      if (game.hashed?.moves === reel.moves && game.hashed.hash !== hash(reel.state)) return null;
      trail.push(reel);
    }
    this.keep(seed, trail.slice(-mostKept));
    return reel;
  }

  /** The states after each move past `from`, but for the last, at most so many; none when the page is up to date. */
  between(game: PlayedGame, seed: string, from: number): readonly Reel[] {
    const last = game.moves.length - 1;
    const first = Math.max(from, last - mostSteps);
    if (first >= last) return [];
    const kept = this.#trails.get(seed) ?? [];
    const [oldest, latest] = [kept[0], kept.at(-1)];
    if (oldest && latest && oldest.moves <= first + 1 && isThere(latest, game))
      return kept.filter(({ moves }) => moves > first && moves <= last);
    return this.replayed(game, seed, first);
  }

  /** The same, every move played again. */
  private replayed(game: PlayedGame, seed: string, first: number): readonly Reel[] {
    const steps: Reel[] = [];
    let reel = this.dealt(game, seed);
    for (const move of game.moves.slice(0, -1)) {
      const step = reel && rulesEngine().apply(reel.state, move);
      if (reel === null || step === null || isRefusal(step)) return [];
      reel = after({ ...reel, events: [] }, step, move.seat);
      if (reel.moves > first) steps.push(reel);
    }
    return steps;
  }

  /** The game at every position from the deal to where it stands. */
  all(game: PlayedGame, seed: string): readonly Reel[] | null {
    const start = this.dealt(game, seed);
    if (start === null) return null;
    const reels = [start];
    let reel = start;
    for (const move of game.moves) {
      const step = rulesEngine().apply(reel.state, move);
      if (isRefusal(step)) return null;
      reel = after(reel, step, move.seat);
      if (game.hashed?.moves === reel.moves && game.hashed.hash !== hash(reel.state)) return null;
      reels.push(reel);
    }
    return reels;
  }

  private dealt(game: PlayedGame, seed: string): Reel | null {
    const step = rulesEngine().create(setupOf(game), dealingSeed(seed));
    return isRefusal(step)
      ? null
      : {
          moves: 0,
          state: step.state,
          events: step.events.map((event) => ({ at: 0, event })),
          rewinds: game.rewinds ?? [],
          free: null,
        };
  }

  private keep(seed: string, trail: readonly Reel[]): void {
    this.#trails.delete(seed);
    this.#trails.set(seed, trail);
    for (const oldest of this.#trails.keys()) {
      if (this.#trails.size <= mostGames) return;
      this.#trails.delete(oldest);
    }
  }
}

/** Whether the game went on from there; since it was taken back the same number of moves may be others. */
const isBeginning = ({ moves, rewinds }: Reel, game: PlayedGame): boolean =>
  moves <= game.moves.length && rewinds.length === (game.rewinds ?? []).length;

/** Whether the game stands there. */
const isThere = (reel: Reel, game: PlayedGame): boolean =>
  reel.moves === game.moves.length && isBeginning(reel, game);

const after = (before: Reel, { state, events }: Step, mover: number): Reel => ({
  ...before,
  moves: before.moves + 1,
  state,
  events: [...before.events, ...events.map((event) => ({ at: before.moves + 1, event }))],
  free: disclosesHidden({ before: before.state, after: state, events }, mover) ? null : mover,
});
