import { commitmentTo } from '#event-store';
import type { Deck } from '#formats';
import {
  type FreeMatchState,
  freeMatchEventId,
  type MatchCommand,
  matchDecider,
  type MatchEvent,
  type MatchState,
  type TableDeck,
} from '#match';
import { engineDigest } from '#platform';
import { decideInTurn, isRefusal, type Refusal, streamOf } from '#aggregate';
import { beginDecided, type Decision } from '../command/decision.js';
import { type Acting, domainContext } from '../command/acting.js';
import type { GameSeeds } from '../command/services.js';
import type { MatchAction } from '../context/match-context.js';
import { conflictRefusal } from '../refusals.js';
import { asTableDeck } from '../table/registered-decks.js';

const playable = (list: Deck): TableDeck | Refusal => {
  const { deck, unknown } = asTableDeck(list);
  if (deck) return deck;
  return conflictRefusal('practice/deck-not-playable', { side: 'person', cards: unknown });
};

/** The match of two people who have found each other, with its first game dealt. */
export const firstDeal = async (
  { matchId, bestOf, host, guest, thinkingTime }: FreeMatchState,
  lists: { readonly a: Deck; readonly b: Deck },
  { acting, seeds }: { readonly acting: Acting; readonly seeds: GameSeeds },
): Promise<Decision> => {
  const [a, b] = [playable(lists.a), playable(lists.b)];
  if (isRefusal(a)) return a;
  if (isRefusal(b)) return b;
  const seed = await seeds.draw(streamOf('match', matchId));
  const actions: readonly MatchAction[] = [
    {
      type: 'ScheduleMatch',
      data: {
        matchId,
        eventId: freeMatchEventId(matchId),
        phase: 0,
        round: 1,
        table: 1,
        players: [host?.playerId ?? '', guest?.playerId ?? ''],
        bestOf,
        drawsAllowed: true,
        agreedDrawAllowed: true,
        confirmAfterMinutes: 0,
      },
    },
    {
      type: 'OpenTable',
      data: {
        a,
        b,
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
