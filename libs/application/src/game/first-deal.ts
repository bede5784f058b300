import { commitmentTo, type SecretChoice } from '#event-store';
import type { Deck } from '#formats';
import {
  bySide,
  chooserOf,
  type FreeMatchState,
  type FreeOpening,
  type MatchCommand,
  type MatchCommands,
  matchDecider,
  type MatchEvent,
  type MatchState,
  type TableDeck,
} from '#match';
import { engineDigest } from '#platform';
import { decideInTurn, isRefusal, type Refusal, streamOf } from '#aggregate';
import { freeEventOf } from '#vocabulary';
import { seedAlike } from '#game';
import { beginDecided, type Decision } from '../command/decision.js';
import { type Acting, domainContext } from '../command/acting.js';
import type { CommandServices } from '../command/services.js';
import type { MatchAction } from '../context/match-context.js';
import { conflictRefusal } from '../refusals.js';
import { bothDecks, openingFor, recordedGame } from './recorded-game.js';
import { asTableDeck } from '../table/registered-decks.js';

const playable = (list: Deck): TableDeck | Refusal => {
  const { deck, unknown } = asTableDeck(list);
  if (deck) return deck;
  return conflictRefusal('practice/deck-not-playable', { side: 'person', cards: unknown });
};

type Dealing = Pick<CommandServices, 'aggregates' | 'store' | 'seeds' | 'games'>;

/** The data from which the first game is dealt. */
type Deal = Pick<MatchCommands['OpenTable'], 'a' | 'b' | 'from' | 'chooser'> & {
  readonly seed: SecretChoice;
};

const dealtAnew = async (
  matchId: string,
  lists: { readonly a: Deck; readonly b: Deck },
  { seeds }: Pick<Dealing, 'seeds'>,
): Promise<Deal | Refusal> => {
  const [a, b] = [playable(lists.a), playable(lists.b)];
  if (isRefusal(a)) return a;
  if (isRefusal(b)) return b;
  return { a, b, seed: await seeds.draw(streamOf('match', matchId)) };
};

/**
 * Deals the game like the finished one in which both begin, up to the decision where they take
 * over.
 */
const dealtAlike = async (
  matchId: string,
  from: FreeOpening,
  services: Dealing,
): Promise<Deal | Refusal> => {
  const recorded = await recordedGame(from, services);
  if (isRefusal(recorded)) return recorded;
  const opening = openingFor(services.games, recorded, from);
  if (isRefusal(opening)) return opening;
  const [a, b] = bothDecks(recorded.record);
  const chooser = chooserOf(recorded.record);
  const known = seedAlike(recorded.seed, matchId);
  const seed = await services.seeds.alike(streamOf('match', matchId), known);
  // The hash of the position when the table was opened.
  const kept = { ...opening, hash: from.hash };
  return { a, b, seed, from: kept, chooser };
};

/** The match of two people who have found each other, with its first game dealt. */
export const firstDeal = async (
  free: FreeMatchState,
  lists: { readonly a: Deck; readonly b: Deck },
  { acting, services }: { readonly acting: Acting; readonly services: Dealing },
): Promise<Decision> => {
  const { matchId, bestOf, host, guest, thinkingTime } = free;
  const dealt = free.from
    ? await dealtAlike(matchId, free.from, services)
    : await dealtAnew(matchId, lists, services);
  if (isRefusal(dealt)) return dealt;
  const { seed, ...deal } = dealt;
  const [first, second] = bySide(free, [host, guest]);
  const actions: readonly MatchAction[] = [
    {
      type: 'ScheduleMatch',
      data: {
        matchId,
        eventId: freeEventOf(matchId),
        phase: 0,
        round: 1,
        table: 1,
        players: [first?.playerId ?? '', second?.playerId ?? ''],
        bestOf,
        drawsAllowed: true,
        agreedDrawAllowed: true,
        confirmAfterMinutes: 0,
      },
    },
    {
      type: 'OpenTable',
      data: {
        ...deal,
        seed: seed.choice,
        seedCommitment: commitmentTo(seed),
        engine: engineDigest(),
        thinkingTime,
      },
    },
  ];
  const events = decideInTurn<MatchCommand, MatchState, MatchEvent>(
    matchDecider,
    matchDecider.initialState,
    actions.map((action) => ({ ...action, ...domainContext(acting) }) as MatchCommand),
  );
  return beginDecided(streamOf('match', matchId), events);
};
