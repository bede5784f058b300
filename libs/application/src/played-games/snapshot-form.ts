import { type GameCatalogue, type KeptPosition, screenIn } from '#game';
import { eventsAfter, type Reel, reelAt, type ScreenRecord, type TimedEvent } from '#match';

/** A game, and what it follows from. */
export interface GameSource {
  readonly streamId: string;
  readonly game: ScreenRecord;
  readonly seed: string;
}

/** What is kept of a game at one place: plain JSON. */
export interface KeptPlace {
  /** Of the state, as the game's stream tells it. */
  readonly hash: string;
  readonly state: unknown;
  /** What has happened since the place before. */
  readonly events: readonly unknown[];
}

/** A place as it was found: what happened at all places up to it stands together. */
export interface FoundPlace extends KeptPlace {
  readonly place: number;
}

/**
 * Moves from one place for snapshots to the next: the hash
 * of a game of Star Wars: Unlimited stands at the same ones.
 */
export const EVERY = 20;

const known = new WeakMap<ScreenRecord['setups'], object>();

/**
 * What a game would pin if it were dealt now, such as the digest of
 * its cards: what was brought are the same objects as long as it runs.
 */
const termsNow = (
  games: GameCatalogue,
  { game, setups, terms: dealt }: ScreenRecord,
  digest: string,
): object => {
  const terms = known.get(setups) ?? screenIn(games, game)?.terms?.(setups, digest, dealt) ?? {};
  known.set(setups, terms);
  return terms;
};

/**
 * What games follow from beside their streams: the games that
 * the server has, and a digest of the sources of all of them.
 */
export interface Judging {
  readonly games: GameCatalogue;
  readonly digest: string;
}

/** What decides how such a game goes on, beside its moves and its seed; a part of each name. */
export const rulesOf = (record: ScreenRecord, { games, digest }: Judging): readonly unknown[] => {
  const { game, setups, terms } = record;
  return [game, digest, termsNow(games, record, digest), setups, terms];
};

export const keptPlace = (reel: Reel): KeptPlace => {
  // What the deal did stands before the first move.
  const since = reel.moves === EVERY ? -1 : reel.moves - EVERY;
  const { position } = reel;
  return { hash: position.hash(), state: position.kept(), events: eventsAfter(reel, since) };
};

/** The game at a place that was found. Throws where nobody knows the game. */
export const reachedPlace = (
  games: GameCatalogue,
  { game, seed }: GameSource,
  found: FoundPlace,
): Reel => {
  const { place: moves, events } = found;
  const position = screenIn(games, game.game)?.resume(
    { ...(found.state as KeptPosition), moves },
    seed,
  );
  if (!position) throw new Error(`no game ${game.game}`);
  return reelAt(position, events as readonly TimedEvent[], game);
};
