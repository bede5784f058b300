import { isRefusal, type Refusal } from '#aggregate';
import { catalogueOf, deckDigest } from '#cards';
import { commitmentTo, type EventStore } from '#event-store';
import { describedIn, gameIn, type ScreenSetup } from '#game';
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
import { conflictRefusal } from '../refusals.js';
import { type RegisteredDeck, registeredDeck } from './registered-decks.js';

/** A side's deck in the form of its game. */
type Brought = TableDeck | ScreenSetup;

const noDeck: TableDeck = { leaders: [], base: '', deck: [] };

/**
 * Deals the next game of a match: with the decks chosen for it, otherwise the registered ones, and
 * a seed from the sealed secrets.
 */
export const dealNextGame = async (
  context: MatchContext,
  state: MatchState,
  { store, seeds }: Pick<CommandServices, 'store' | 'seeds'>,
): Promise<readonly MatchEvent[] | Refusal> => {
  const { match, side, tournament, games } = context;
  const open = (data: {
    readonly plays?: string;
    readonly a: Brought;
    readonly b: Brought;
    readonly seed: string;
    readonly seedCommitment: string;
    readonly cards?: string;
  }) =>
    matchEvents(state, context, {
      type: 'OpenTable',
      data: {
        ...data,
        engine: engineDigest(),
        byJudge: side === null,
        thinkingTime: tournament.state.settings.thinkingTime ?? undefined,
      },
    });
  // The match refuses these cases whatever the decks are, so the decks are not loaded.
  const betweenGames = state.format === 'trilogy' && state.trilogy?.stage !== 'playing';
  if (state.status !== 'open' || runningGame(state.table) || betweenGames)
    return open({ a: noDeck, b: noDeck, seed: '', seedCommitment: '' });
  const deckOf = async (each: Reporter): Promise<Brought | Refusal> =>
    state.table.chosen[each] ?? registeredAs(each, context, store);
  const a = await deckOf('a');
  if (isRefusal(a)) return a;
  const b = await deckOf('b');
  if (isRefusal(b)) return b;
  const seed = await seeds.draw(match.streamId, state.table.games + 1);
  const dealt = { a, b, seed: seed.choice, seedCommitment: commitmentTo(seed) };
  const { game: plays, bundles } = tournament.state;
  if (plays !== undefined && describedIn(gameIn(games, plays)) !== null)
    return open({ ...dealt, plays });
  const decks = [a, b] as readonly TableDeck[];
  return open({ ...dealt, cards: deckDigest(catalogueOf(bundles).book, decks) });
};

const registeredAs = async (
  side: Reporter,
  context: MatchContext,
  store: EventStore,
): Promise<Brought | Refusal> => {
  const { match, tournament, games } = context;
  const place = { match: match.state, side, tournament: tournament.state, games };
  const found = await registeredDeck(store, place);
  return found.deck ?? unusable(found, side, context);
};

/**
 * Names the unusable cards to their owner and to staff only, because the opponent must not learn
 * them.
 */
const unusable = (
  { state, unknown }: Pick<RegisteredDeck, 'state' | 'unknown'>,
  side: Reporter,
  { rights, side: mine }: MatchContext,
): Refusal => {
  if (state === 'missing') return conflictRefusal('match/deck-missing', { side });
  const named = side === mine || (mine === null && rights.roles.size > 0);
  return conflictRefusal('match/deck-not-playable', { side, cards: named ? unknown : [] });
};
