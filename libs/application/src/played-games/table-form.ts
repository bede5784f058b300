import {
  cardsDigest,
  eventsAfter,
  GamePosition,
  type PlayedGame,
  type Reel,
  reelAt,
  setupOf,
  type TimedEvent,
} from '#match';
import { EVERY } from './snapshot-bytes.js';
import type { SnapshotForm } from './snapshot-form.js';

interface Kept {
  readonly free: number | null;
  readonly state: Reel['state'];
}

const known = new WeakMap<
  PlayedGame['a'],
  Pick<PlayedGame, 'b' | 'others'> & { readonly digest: string }
>();

/** The digest of the cards in these decks: they are the same objects as long as a game runs. */
const digestOfCards = ({ a, b, others = [] }: PlayedGame): string => {
  const before = known.get(a);
  if (before?.b === b && before.others?.length === others.length) return before.digest;
  const digest = cardsDigest({ a, b, others });
  known.set(a, { b, others, digest });
  return digest;
};

/** How games of Star Wars: Unlimited are kept. `engine`: digest of the rules engine that this process runs. */
export const tableForm = (engine: string): SnapshotForm<PlayedGame, Reel> => ({
  rules: (game) => ['swu', engine, digestOfCards(game), setupOf(game)],
  moves: ({ moves }) => moves,
  place: ({ moves }) => moves,
  keep: (reel) => {
    const { hash, free, state } = reel.position;
    // What the deal did stands before the first move.
    const since = reel.moves === EVERY ? -1 : reel.moves - EVERY;
    return { hash, state: { free, state } satisfies Kept, events: eventsAfter(reel, since) };
  },
  reach: ({ game }, { place, state: kept, events }) => {
    const { free, state } = kept as Kept;
    const position = new GamePosition(place, state, [], { free });
    return reelAt(position, events as readonly TimedEvent[], game);
  },
  recorded: ({ hashed }, place) => (hashed?.moves === place ? hashed.hash : null),
});
