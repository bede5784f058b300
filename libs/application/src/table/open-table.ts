import { commands } from '#contracts';
import { commitmentTo, type EventStore } from '#event-store';
import type { Reporter, TableDeck } from '#match';
import { engineDigest } from '#platform';
import { defineCommand } from '../command/definition.js';
import { refused, type RequestFailure } from '../failure/request-failure.js';
import { appendToMatch, loadMatch, type MatchContext } from '../context/match-context.js';
import { judges } from '../rights/grants.js';
import { type RegisteredDeck, registeredDeck } from './registered-decks.js';

const noDeck: TableDeck = { leaders: [], base: '', deck: [] };

/** Deals the next game of a match on screen, with the decks of the registration and a seed out of the sealed secrets. */
export const OpenTable = defineCommand({
  name: 'OpenTable',
  payload: commands.OpenTable,
  grants: [...judges, 'self'],
  load: loadMatch,
  decide: async ({ matchId }, context, { store, tableSeeds }) => {
    const { state } = context.match;
    const engine = engineDigest();
    // What is refused whatever the decks are is refused before anybody looks for them.
    const betweenGames = state.format === 'trilogy' && state.trilogy?.stage !== 'playing';
    if (state.status !== 'open' || state.table.open || betweenGames) {
      const data = { a: noDeck, b: noDeck, seed: '', seedCommitment: '', engine };
      return appendToMatch(context, { type: 'OpenTable', data });
    }
    const a = await deckOf('a', context, store);
    const b = await deckOf('b', context, store);
    const seed = await tableSeeds.draw(matchId, state.table.games + 1);
    return appendToMatch(context, {
      type: 'OpenTable',
      data: { a, b, seed: seed.choice, seedCommitment: commitmentTo(seed), engine },
    });
  },
});

const deckOf = async (
  side: Reporter,
  context: MatchContext,
  store: EventStore,
): Promise<TableDeck> => {
  const found = await registeredDeck(store, context.match.state, side);
  if (found.deck) return found.deck;
  throw unusable(found, side, context);
};

/** An opponent's cards are nobody's business: they are named to their owner and to the staff only. */
const unusable = (
  { state, unknown }: RegisteredDeck,
  side: Reporter,
  { standing, side: mine }: MatchContext,
): RequestFailure => {
  if (state === 'missing') return refused({ code: 'match/deck-missing', data: { side } });
  const named = side === mine || (mine === null && standing.roles.size > 0);
  return refused({
    code: 'match/deck-not-playable',
    data: { side, cards: named ? unknown : [] },
  });
};
