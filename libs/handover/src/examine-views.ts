import { idOf, parseStreamName, type StreamKind, streamOf } from '#aggregate';
import { Aggregates, nobody, PlayerPools, SealedGameSeeds } from '#application';
import { cardById } from '#cards';
import {
  boostersName,
  buildDeck,
  commonBasesOf,
  offerTo,
  PackMemory,
  packSeedName,
  podDecider,
  type PodEvent,
  type PodPacks,
} from '#draft';
import { CommandExecutor, drawnSeed, factsIn } from '#event-store';
import { matchDecider, type MatchEvent, runningGame, type ScreenRecord, wholeGame } from '#match';
import { eventFiles } from '#exchange';
import { toSwudbJson } from '#formats';
import { queryDefinitions } from '#read-models';
import type { PlayedEvent } from './played-event.js';

/** Computes the view of one player, pod, match or event; throws if that is impossible. */
type Look = (id: string) => Promise<void>;

interface ServedView {
  /** The addresses that show it. */
  readonly routes: readonly string[];
  /** The ids of the objects with this view. */
  readonly subjects: (played: PlayedEvent) => readonly string[];
  readonly look: (played: PlayedEvent) => Look;
}

const streamsOfKind = (kind: StreamKind, { events }: PlayedEvent): readonly string[] =>
  [...new Set(events.map(({ streamId }) => streamId))].filter(
    (streamId) => parseStreamName(streamId)?.kind === kind,
  );

const showCards = (ids: Iterable<string | null>): void => {
  for (const id of ids)
    if (id !== null && cardById(id) === undefined) throw new Error(`the card ${id} is unknown`);
};

/** The boosters of a player, the cards in them, and a deck that can be built. */
const pools: ServedView = {
  routes: ['/api/pools/:eventId/:playerId', '/api/pools/:eventId/:playerId/suggestion'],
  subjects: ({ state }) => [...state.players.keys()],
  look: ({ store, secrets, state }) => {
    const found = new PlayerPools(new Aggregates(new CommandExecutor(store)), store, secrets);
    return async (playerId) => {
      const pool = await found.of(state, playerId);
      if (pool === null) return;
      boostersName(pool.from);
      showCards(pool.cards.map(({ id }) => id));
      buildDeck(pool.cards, commonBasesOf(pool.from));
    };
  },
};

const followPod = (events: readonly PodEvent[], packs: PodPacks): void => {
  let state = podDecider.initialState;
  for (const event of events) {
    state = podDecider.evolve(state, event);
    if (event.type === 'PickMade') showCards([event.data.card]);
    for (const seat of state.seats.keys()) showCards(offerTo(state, packs, seat)?.cards ?? []);
  }
  boostersName(state);
};

/** A pod and the offer in front of each seat, pick by pick. */
const pods: ServedView = {
  routes: [
    '/api/pods/:podId',
    '/api/pods/:podId/watch',
    '/api/pods/:podId/log',
    '/api/events/:eventId/thinking',
  ],
  subjects: (played) => streamsOfKind('pod', played),
  look: ({ store, secrets }) => {
    const memory = new PackMemory(
      async (podId) => (await drawnSeed(secrets, streamOf('pod', podId), packSeedName)).choice,
    );
    return async (streamId) => {
      const events = factsIn<PodEvent>(await store.readStream(streamId));
      const seated = events.reduce(podDecider.evolve, podDecider.initialState);
      followPod(events, await memory.of({ ...seated, podId: idOf('pod', streamId) }));
    };
  },
};

/** The engine needs a while for each game, so only this many of a file are played. */
const mostGames = 40;

/** The games of a match by number, as far as they were played. */
const gamesIn = (events: readonly MatchEvent[]): ReadonlyMap<number, ScreenRecord> => {
  const games = new Map<number, ScreenRecord>();
  let state = matchDecider.initialState;
  for (const event of events) {
    state = matchDecider.evolve(state, event);
    const record = runningGame(state.table);
    if (record !== null) games.set(state.table.games, record);
  }
  return games;
};

/**
 * The games of a match on screen. A game that the current engine would play differently is shown
 * with a note.
 */
const tables: ServedView = {
  routes: [
    '/api/tables/:matchId',
    '/api/tables/:matchId/explain',
    '/api/tables/:matchId/games/:game/replay',
    '/api/tables/:matchId/games/:game/record',
    '/api/tables/:matchId/faults/:number',
  ],
  subjects: (played) => streamsOfKind('match', played),
  look: ({ store, secrets, games }) => {
    const seeds = new SealedGameSeeds(secrets);
    let left = mostGames;
    return async (streamId) => {
      for (const [number, record] of gamesIn(
        factsIn<MatchEvent>(await store.readStream(streamId)),
      )) {
        const { choice: seed } = await seeds.of(streamId, number);
        left -= 1;
        if (left >= 0) wholeGame(games, record, seed);
      }
    };
  },
};

/** The event and its decks in the formats of other programs. */
const files: ServedView = {
  routes: ['/api/v1/events/:eventId/files/:name', '/api/v1/events/:eventId/decks/:playerId'],
  subjects: ({ state }) => [state.eventId],
  look: (played) => async (eventId) => {
    const record = await queryDefinitions.eventRecord.answer(played, { eventId }, nobody);
    if (record === null) return;
    for (const { write } of Object.values(eventFiles)) write(record);
    for (const deck of record.players.flatMap(({ decks }) => decks)) toSwudbJson(deck);
  },
};

/** Views of an event other than queries. */
export const servedViews: Readonly<Record<string, ServedView>> = { pools, pods, tables, files };
