import { expect, it } from 'vitest';
import { tournamentEvent } from './events.js';
import { streamsNamedIn } from './streams.js';

const paired = (...matchIds: readonly string[]) =>
  tournamentEvent('RoundPaired', {
    phase: 0,
    round: 1,
    attempt: 1,
    seed: '',
    tables: matchIds.map((matchId, index) => ({
      matchId,
      table: index + 1,
      a: 'p1',
      b: 'p2',
      reasons: [],
    })),
    byes: [],
    replacedByes: [],
    voidedMatches: [],
    objective: [],
    unavoidableRematches: 0,
    seeds: [],
    manual: false,
  });
const registered = (playerId: string, format?: 'draft' | 'trilogy') =>
  tournamentEvent('PlayerRegistered', {
    playerId,
    name: playerId,
    account: null,
    nonce: '',
    waitlisted: false,
    ...(format ? { format } : {}),
  });
const deck = (playerId: string) =>
  tournamentEvent('DeckRegistered', {
    playerId,
    deckId: `e-${playerId}`,
    revision: 1,
    legal: true,
    leader: null,
    base: null,
  });
const formed = (draft: number) =>
  tournamentEvent('PodsFormed', {
    draft,
    pods: [{ podId: `d${draft}`, number: 1, seats: ['p1', 'p2'] }],
    afterRound: 0,
  });

it('names every match that was ever paired, every deck, every pod, each once', () => {
  const named = streamsNamedIn('e', [
    registered('p1'),
    deck('p1'),
    paired('m1', 'm2'),
    paired('m1', 'm3'),
    deck('p1'),
    formed(1),
    formed(2),
  ]);
  expect(named).toEqual({
    matches: ['match-m1', 'match-m2', 'match-m3'],
    chats: ['chat-m1', 'chat-m2', 'chat-m3'],
    decks: ['deck-e-p1'],
    pools: [],
    pods: ['pod-d1', 'pod-d2'],
  });
});

it('names a pool for each player of an event whose format has them', () => {
  expect(
    streamsNamedIn('e', [
      registered('p1', 'draft'),
      registered('p2', 'draft'),
      registered('p3', 'trilogy'),
    ]).pools,
  ).toEqual(['pool-e-p1', 'pool-e-p2']);
});
