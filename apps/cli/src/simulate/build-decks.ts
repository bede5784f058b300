import { deckFromPool, lookAtPool } from '#bots';
import type { ApiSession } from '#client';
import { type Deck, toSwudbJson } from '#formats';
import type { Cast, Player } from './cast.js';
import { inParallel } from './crew.js';

export interface BuildingTally {
  pools: number;
  boosters: number;
  deckRevisions: number;
}

/** Every n-th player hands in an incomplete deck first. */
const HESITATES = 4;

/** A deck with one card too few, as handed in by a player who is not done yet. */
const dropOneCard = (deck: Deck): Deck => {
  const [first, ...others] = deck.main;
  return {
    ...deck,
    main: first && first.count > 1 ? [{ ...first, count: first.count - 1 }, ...others] : others,
  };
};

/**
 * One player views their pool, builds a deck and hands it in; `by`: the player or, once decks are
 * locked, the staff.
 */
export const buildOne = async (
  { eventId }: Cast,
  { playerId, name }: Player,
  by: ApiSession,
  tally: BuildingTally,
): Promise<void> => {
  const pool = await lookAtPool(by, eventId, playerId);
  const deck = deckFromPool(pool);
  if (!deck)
    throw new Error(`no deck can be built from the pool of ${name}, which is ${pool.state}`);
  tally.pools += 1;
  tally.boosters += pool.boosters.length;
  const hesitates = tally.pools % HESITATES === 0;
  for (const list of hesitates ? [dropOneCard(deck), deck] : [deck]) {
    await by.command('SubmitDeck', { eventId, playerId, text: toSwudbJson(list) });
    tally.deckRevisions += 1;
  }
  const { deck: handedIn } = await lookAtPool(by, eventId, playerId);
  if (!handedIn?.legal) throw new Error(`the deck of ${name} is not legal for their pool`);
};

/** All players build a deck from their own pool, in parallel. */
export const buildDecks = (cast: Cast, tally: BuildingTally, workers: number): Promise<void> =>
  inParallel(
    [...cast.players.values()].filter(({ playerId }) => !cast.dropped.has(playerId)),
    { workers },
    (player) => buildOne(cast, player, player.session, tally),
  );
