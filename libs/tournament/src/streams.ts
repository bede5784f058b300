import { streamOf } from '#aggregate';
import type { TournamentEvents, TournamentEventType } from './events.js';
import { isLimited } from './state.js';

/**
 * The id of the stream of a player's deck lists in an event, and of the stream of what they opened
 * or drafted from real boosters.
 */
export const deckIdOf = (eventId: string, playerId: string): string => `${eventId}-${playerId}`;
export const poolIdOf = deckIdOf;

/**
 * Streams that belong to an event, by kind, as its own stream names them. Streams of pools may be
 * empty because few are typed in, and so may those of chats.
 */
export interface NamedStreams {
  /** Every match ever paired. */
  readonly matches: readonly string[];
  /** The chat of each match. */
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
 * The streams that belong to an event, as far as these events of its own stream name them. Exports,
 * audits and log readers use it.
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
