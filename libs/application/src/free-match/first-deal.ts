import { commitmentTo, newStream, type StreamAppend } from '#event-store';
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
import { decideInTurn } from '#aggregate';
import { acceptedEvents } from '../command/accepted-events.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { GameSeeds } from '../command/services.js';
import type { MatchAction } from '../context/match-context.js';
import { refusalFailure } from '../failure/request-failure.js';
import { asTableDeck } from '../table/registered-decks.js';

const playable = (list: Deck): TableDeck => {
  const { deck, unknown } = asTableDeck(list);
  if (deck) return deck;
  throw refusalFailure({
    code: 'practice/deck-not-playable',
    data: { side: 'person', cards: unknown },
  });
};

/** The match of two people who have found each other, with its first game dealt. */
export const firstDeal = async (
  { matchId, bestOf, host, guest }: FreeMatchState,
  lists: { readonly a: Deck; readonly b: Deck },
  { meta: { actor, at }, seeds }: { readonly meta: CommandMetadata; readonly seeds: GameSeeds },
): Promise<StreamAppend> => {
  const decks = { a: playable(lists.a), b: playable(lists.b) };
  const seed = await seeds.draw(`match-${matchId}`);
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
        ...decks,
        seed: seed.choice,
        seedCommitment: commitmentTo(seed),
        engine: engineDigest(),
      },
    },
  ];
  const events = acceptedEvents(
    decideInTurn<MatchCommand, MatchState, MatchEvent>(
      matchDecider,
      matchDecider.initialState,
      actions.map((action) => ({ ...action, actor, at }) as MatchCommand),
    ),
  );
  return newStream(`match-${matchId}`, events);
};
