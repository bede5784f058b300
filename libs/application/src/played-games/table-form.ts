import { cardsDigest, setupOf, SwuPosition } from '#games';
import { eventsAfter, type Reel, reelAt, type ScreenRecord, type TimedEvent } from '#match';
import { EVERY } from './snapshot-bytes.js';
import type { SnapshotForm } from './snapshot-form.js';

interface Kept {
  readonly free: number | null;
  readonly state: Reel['state'];
}

const known = new WeakMap<ScreenRecord['setups'], string>();

/** The digest of the cards in these decks: they are the same objects as long as a game runs. */
const digestOfCards = ({ setups }: Pick<ScreenRecord, 'setups'>): string => {
  const digest = known.get(setups) ?? cardsDigest({ setups });
  known.set(setups, digest);
  return digest;
};

/** How games of Star Wars: Unlimited are kept. `engine`: digest of the rules engine that this process runs. */
export const tableForm = (engine: string): SnapshotForm<ScreenRecord, Reel> => ({
  rules: (game) => ['swu', engine, digestOfCards(game), setupOf(game)],
  moves: ({ moves }) => moves,
  place: ({ moves }) => moves,
  keep: (reel) => {
    const { free, state } = reel.position;
    // What the deal did stands before the first move.
    const since = reel.moves === EVERY ? -1 : reel.moves - EVERY;
    return {
      hash: reel.position.hash(),
      state: { free, state } satisfies Kept,
      events: eventsAfter(reel, since),
    };
  },
  reach: ({ game, seed }, { place, state: kept, events }) => {
    const { free, state } = kept as Kept;
    const last = { free };
    const position = new SwuPosition({ moves: place, state, events: [], last }, seed);
    return reelAt(position, events as readonly TimedEvent[], game);
  },
  recorded: ({ hashed }, place) => (hashed?.moves === place ? hashed.hash : null),
});
