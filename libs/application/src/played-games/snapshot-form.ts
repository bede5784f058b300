import { type GameCatalogue, type KeptPosition, screenIn } from '#game';
import { eventsAfter, type Reel, reelAt, type ScreenRecord, type TimedEvent } from '#match';

/** A game with its stream and seed. */
export interface GameSource {
  readonly streamId: string;
  readonly game: ScreenRecord;
  readonly seed: string;
}

/** What a snapshot holds of a game: plain JSON. */
export interface KeptPlace {
  /** Hash of the state, as in the game's stream. */
  readonly hash: string;
  readonly state: unknown;
  /** The events since the snapshot before. */
  readonly events: readonly unknown[];
}

/** A snapshot as found, with the events of all snapshots up to it. */
export interface FoundPlace extends KeptPlace {
  readonly place: number;
}

/**
 * Moves between two snapshots. The hashes in the stream of a game of Star Wars: Unlimited lie at
 * the same moves.
 */
export const EVERY = 20;

const known = new WeakMap<ScreenRecord['setups'], object>();

/**
 * What a game would pin if it were dealt now, such as the digest of its cards. Cached by `setups`,
 * which stays the same object while the game runs.
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
 * What positions depend on beside their streams: the games of this server, and a digest of the
 * sources of all of them.
 */
export interface Judging {
  readonly games: GameCatalogue;
  readonly digest: string;
}

/**
 * What determines the course of a game beside its moves and its seed; part of each snapshot's name.
 */
export const rulesOf = (record: ScreenRecord, { games, digest }: Judging): readonly unknown[] => {
  const { game, setups, terms } = record;
  return [game, digest, termsNow(games, record, digest), setups, terms];
};

export const keptPlace = (reel: Reel): KeptPlace => {
  // The events of the deal come before the first move.
  const since = reel.moves === EVERY ? -1 : reel.moves - EVERY;
  const { position } = reel;
  return { hash: position.hash(), state: position.kept(), events: eventsAfter(reel, since) };
};

/** The game at a found snapshot. Throws if the server does not have the game. */
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
