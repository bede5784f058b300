import { commitmentTo, type EventStore } from '#event-store';
import {
  type MatchEvent,
  type MatchState,
  type Reporter,
  runningGame,
  type TableDeck,
} from '#match';
import { engineDigest } from '#platform';
import type { CommandServices } from '../command/services.js';
import { type MatchContext, matchEvents } from '../context/match-context.js';
import { refusalFailure, type RequestFailure } from '../failure/request-failure.js';
import { type RegisteredDeck, registeredDeck } from './registered-decks.js';

const noDeck: TableDeck = { leaders: [], base: '', deck: [] };

/** The next game of a match: with the decks chosen for it, else those of the registration, and a seed out of the sealed secrets. */
export const dealNextGame = async (
  context: MatchContext,
  state: MatchState,
  { store, seeds }: Pick<CommandServices, 'store' | 'seeds'>,
): Promise<readonly MatchEvent[]> => {
  const { match, meta, side } = context;
  const open = (data: {
    readonly a: TableDeck;
    readonly b: TableDeck;
    readonly seed: string;
    readonly seedCommitment: string;
  }) =>
    matchEvents(state, meta, {
      type: 'OpenTable',
      data: { ...data, engine: engineDigest(), byJudge: side === null },
    });
  // What is refused whatever the decks are is refused before anybody looks for them.
  const betweenGames = state.format === 'trilogy' && state.trilogy?.stage !== 'playing';
  if (state.status !== 'open' || runningGame(state.table) || betweenGames)
    return open({ a: noDeck, b: noDeck, seed: '', seedCommitment: '' });
  const deckOf = async (each: Reporter): Promise<TableDeck> =>
    state.table.chosen[each] ?? registeredAs(each, context, store);
  const [a, b] = [await deckOf('a'), await deckOf('b')];
  const seed = await seeds.draw(match.streamId, state.table.games + 1);
  return open({ a, b, seed: seed.choice, seedCommitment: commitmentTo(seed) });
};

const registeredAs = async (
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
  { rights, side: mine }: MatchContext,
): RequestFailure => {
  if (state === 'missing') return refusalFailure({ code: 'match/deck-missing', data: { side } });
  const named = side === mine || (mine === null && rights.roles.size > 0);
  return refusalFailure({
    code: 'match/deck-not-playable',
    data: { side, cards: named ? unknown : [] },
  });
};
