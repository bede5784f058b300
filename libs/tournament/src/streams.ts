import { streamOf } from '#aggregate';
import type { TournamentEvents, TournamentEventType } from './events.js';
import { isLimited } from './state.js';

/**
 * What the stream of a player's lists in an event is called after,
 * and that of what they opened or drafted from real boosters.
 */
export const deckIdOf = (eventId: string, playerId: string): string => `${eventId}-${playerId}`;
export const poolIdOf = deckIdOf;

/**
 * Streams that an event's own stream speaks of, by what they hold.
 * Those of pools may be empty: few are typed in. So may those of chats.
 */
export interface NamedStreams {
  /** Every match ever paired. */
  readonly matches: readonly string[];
  /** What was written at the table of each match. */
  readonly chats: readonly string[];
  /** Every deck ever handed in. */
  readonly decks: readonly string[];
  /** One for each player of a Sealed or Draft event. */
  readonly pools: readonly string[];
  /** Every pod ever seated. */
  readonly pods: readonly string[];
}

type Names = { readonly [Kind in keyof NamedStreams]: Set<string> };

const namings: {
  readonly [T in TournamentEventType]?: (
    data: TournamentEvents[T],
    names: Names,
    eventId: string,
  ) => void;
} = {
  RoundPaired: ({ tables }, { matches, chats }) =>
    tables.forEach(({ matchId }) => {
      matches.add(streamOf('match', matchId));
      chats.add(streamOf('chat', matchId));
    }),
  DeckRegistered: ({ deckId }, { decks }) => void decks.add(streamOf('deck', deckId)),
  PlayerRegistered: ({ playerId, format }, { pools }, eventId) =>
    void (
      format !== undefined &&
      isLimited(format) &&
      pools.add(streamOf('pool', poolIdOf(eventId, playerId)))
    ),
  PlayerFormatChanged: ({ playerId, format }, { pools }, eventId) =>
    void (
      format !== undefined &&
      isLimited(format) &&
      pools.add(streamOf('pool', `${eventId}-${playerId}`))
    ),
  PodsFormed: ({ pods: formed }, { pods }) =>
    formed.forEach(({ podId }) => pods.add(streamOf('pod', podId))),
};

/**
 * The streams that belong to an event, as far as these facts of its own
 * stream name them; whoever exports, audits or follows an event asks here.
 */
export const streamsNamedIn = (
  eventId: string,
  facts: readonly { readonly type: string; readonly data: unknown }[],
): NamedStreams => {
  const names: Names = {
    matches: new Set(),
    chats: new Set(),
    decks: new Set(),
    pools: new Set(),
    pods: new Set(),
  };
  for (const { type, data } of facts)
    namings[type as TournamentEventType]?.(data as never, names, eventId);
  return {
    matches: [...names.matches],
    chats: [...names.chats],
    decks: [...names.decks],
    pools: [...names.pools],
    pods: [...names.pods],
  };
};
