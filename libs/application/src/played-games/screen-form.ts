import { describedIn, type KeptPosition } from '#game';
import { findGame } from '#games';
import { type DescribedRecord, MOST_TOLD, type PlayedScreenGame } from '#match';
import { EVERY } from './snapshot-bytes.js';
import type { SnapshotForm } from './snapshot-form.js';

/** How games that describe their board themselves are kept. `rules`: digest of all that decides how they go on and of their words. */
export const screenForm = (rules: string): SnapshotForm<DescribedRecord, PlayedScreenGame> => ({
  rules: ({ game, setups }) => ['screen', rules, game, setups],
  moves: ({ moves }) => moves,
  place: ({ moves }) => moves.length,
  keep: ({ position, turns }) => ({
    hash: position.hash(),
    state: position.kept(),
    events: turns.slice(0, EVERY).reverse(),
  }),
  reach: ({ game: { game, moves }, seed }, { place, state, events }) => {
    const described = describedIn(findGame(game));
    if (!described) throw new Error(`no game ${game}`);
    const turns = events as PlayedScreenGame['turns'];
    return {
      moves: moves.slice(0, place),
      position: described.resume(state as KeptPosition, seed),
      turns: turns.slice(-MOST_TOLD).reverse(),
    };
  },
  recorded: ({ hashed }, place) => (hashed?.moves === place ? hashed.hash : null),
});
