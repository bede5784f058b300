import { describe, expect, it } from 'vitest';
import {
  factFault,
  type JsonObject,
  MemoryEventStore,
  ownershipFaults,
  placeFault,
  type RecordedEvent,
} from '#event-store';
import { factTypes } from './fact-kinds.js';
import { ownership } from './ownership.js';

const fault = (log: string, streamId: string, type: string, data: JsonObject = {}) =>
  factFault(ownership, log, streamId, { type, data })?.code ?? null;

describe('whose facts are whose', () => {
  it('lets no type stand in streams of two kinds', () => {
    expect(Object.values(ownership.kindsOf).filter((kinds) => kinds.length !== 1)).toEqual([]);
    expect(Object.values(factTypes).every((types) => types.length > 0)).toBe(true);
  });

  it('takes no match into a tournament that its facts do not name', () => {
    const data = { eventId: 'b', matchId: 'z' };
    expect(fault('event-e', 'match-z', 'MatchScheduled', data)).toBe('foreign-name');
    expect(fault('event-b', 'match-z', 'MatchScheduled', data)).toBeNull();
    expect(fault('event-b', 'match-y', 'MatchScheduled', data)).toBe('foreign-name');
  });

  it('takes no fact of a tournament, a season or a convention in a stream that only looks like theirs', () => {
    expect(fault('event-e', 'match-b', 'PlayerDropped', { eventId: 'e' })).toBe('foreign-kind');
    expect(fault('event-e', 'match-zzzzzb', 'ConventionChanged')).toBe('foreign-kind');
    expect(fault('event-e', 'match-zb', 'SeasonChanged')).toBe('foreign-kind');
    expect(placeFault(ownership, 'event-e', 'convention-b')?.code).toBe('foreign-log');
  });

  it('lets a season count tournaments of other logs', () => {
    expect(fault('season-s', 'season-s', 'EventAddedToSeason', { eventId: 'e' })).toBeNull();
  });

  it('lets a rematch lie in the log of the first match, and no tournament beside it', () => {
    const next = { eventId: 'free-n', matchId: 'n' };
    expect(fault('event-free-m', 'match-n', 'MatchScheduled', next)).toBeNull();
    expect(fault('event-e', 'match-n', 'MatchScheduled', next)).toBe('foreign-name');
    expect(placeFault(ownership, 'event-free-m', 'event-free-m')?.code).toBe('foreign-log');
  });

  it('lets a game that is played again lie in the log of the first, and nobody else there', () => {
    expect(placeFault(ownership, 'duel-a', 'duel-b')).toBeNull();
    expect(placeFault(ownership, 'duel-a', 'twin-suns-b')?.code).toBe('foreign-log');
    expect(placeFault(ownership, 'season-a', 'season-b')?.code).toBe('foreign-log');
    expect(placeFault(ownership, 'event-e', 'duel-b')?.code).toBe('foreign-log');
  });

  it('keeps decks and pools under the name of their tournament', () => {
    expect(placeFault(ownership, 'event-e', 'deck-b-p1')?.code).toBe('foreign-log');
    expect(placeFault(ownership, 'event-e', 'pool-b-p1')?.code).toBe('foreign-log');
    expect(placeFault(ownership, 'event-e', 'deck-e-p1')).toBeNull();
    expect(placeFault(ownership, 'event-free-m', 'deck-free-n-p1')).toBeNull();
  });

  it('finds a chat that comes without its match', async () => {
    const written = async (...streams: readonly string[]): Promise<readonly RecordedEvent[]> => {
      const store = new MemoryEventStore();
      const meta = {
        actor: 'a',
        commandId: 'c',
        correlationId: 'c',
        at: '2026-11-27T10:00:00.000Z',
      };
      const data = { eventId: 'e', matchId: 'm' };
      await store.append(
        meta,
        streams.map((streamId) => ({
          streamId,
          expectedVersion: 0,
          events: [
            {
              type: streamId.startsWith('chat') ? 'PhraseSent' : 'MatchScheduled',
              schemaVersion: 1,
              data,
            },
          ],
        })),
      );
      return store.readLog('event-e', 0, 10);
    };
    const codes = async (...streams: readonly string[]) =>
      ownershipFaults(ownership, 'event-e', await written(...streams)).map(({ code }) => code);
    expect(await codes('chat-m')).toEqual(['foreign-stream']);
    expect(await codes('match-m', 'chat-m')).toEqual([]);
  });

  it('keeps the stages of a convention for it', () => {
    expect(ownership.reservedBy({ kind: 'event', id: 'conv-cut' })).toBe('convention-conv');
    expect(ownership.reservedBy({ kind: 'event', id: 'abc' })).toBeNull();
  });
});
