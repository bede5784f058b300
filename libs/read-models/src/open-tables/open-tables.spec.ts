import { games } from '#games';
import { describe, expect, it } from 'vitest';
import { catchUp, MemoryEventStore, MemoryProjectionStore, type NewEvent } from '#event-store';
import { openTablesModel } from './projection.js';
import { countOpenTables, readOpenTables } from './query.js';

const openedAt = '2026-11-27T10:00:00.000Z';
const openUntil = '2026-11-27T11:00:00.000Z';
const event = (type: string, data: object): NewEvent =>
  ({ type, schemaVersion: 1, data }) as NewEvent;
const meta = (actor: string) => ({
  actor,
  commandId: `command ${actor}`,
  correlationId: 'x',
  at: openedAt,
});
const deck = { leaders: ['SOR_005', 'SOR_014'], base: 'SOR_029', deck: [] };
const person = (playerId: string, name: string) => ({ playerId, name, deck });
const suns = (gameId: string, listed: boolean) =>
  event('TwinSunsTableOpened', {
    gameId,
    host: person('p0', 'Ana'),
    seats: 3,
    openedAt,
    openUntil,
    ...(listed && { listed }),
  });

const listAfter = async (
  streams: Readonly<Record<string, readonly NewEvent[]>>,
  now = '2026-11-27T10:30:00.000Z',
) => {
  const store = new MemoryEventStore();
  const projections = new MemoryProjectionStore();
  for (const [streamId, events] of Object.entries(streams))
    await store.append(meta(`of ${streamId}`), [{ streamId, expectedVersion: 0, events }]);
  await catchUp({ events: store, projections, models: [openTablesModel] });
  return { reader: projections, list: await readOpenTables({ games, reader: projections }, now) };
};

describe('the list of open tables', () => {
  it('tells of every kind who waits, for what, and until when', async () => {
    const { list, reader } = await listAfter({
      'twin-suns-g1': [
        suns('g1', true),
        event('TwinSunsSeatTaken', { gameId: 'g1', player: person('p1', 'Ben') }),
      ],
      'duel-d1': [
        event('DuelOpened', {
          duelId: 'd1',
          game: 'destiny',
          host: { playerId: 'p0', name: 'Cleo', list: 'Rey', setup: {} },
          openedAt,
          openUntil,
          listed: true,
        }),
      ],
      'free-match-m1': [
        event('FreeMatchOpened', {
          eventId: 'free-m1',
          matchId: 'm1',
          host: { playerId: 'p0', name: 'Dan', leader: null, base: null },
          seatsOf: 'm1',
          format: 'eternal',
          bestOf: 3,
          listed: true,
          openedAt,
          openUntil,
        }),
      ],
    });
    const times = { openedAt, openUntil };
    expect(list.twinSuns).toEqual([{ gameId: 'g1', name: 'Ana', seats: 3, taken: 2, ...times }]);
    expect(list.duels).toMatchObject([{ duelId: 'd1', name: 'Cleo', ...times }]);
    expect(list.duels[0]?.game.en).toBe('Star Wars: Destiny');
    expect(list.tables).toEqual([
      { matchId: 'm1', name: 'Dan', format: 'eternal', bestOf: 3, ...times },
    ]);
    expect(await countOpenTables(reader, 'of duel-d1', openedAt)).toBe(1);
    expect(await countOpenTables(reader, 'of duel-d1', '2026-11-27T11:00:00.001Z')).toBe(0);
  });

  it('leaves out what is not listed, full, dealt, cancelled or over its time', async () => {
    const taken = (gameId: string, seat: number) =>
      event('TwinSunsSeatTaken', { gameId, player: person(`p${seat}`, 'Ben') });
    const streams = {
      'twin-suns-link': [suns('link', false)],
      'twin-suns-full': [suns('full', true), taken('full', 1), taken('full', 2)],
      'twin-suns-dealt': [
        suns('dealt', true),
        event('TwinSunsDealt', {
          gameId: 'dealt',
          bots: [],
          level: 1,
          seedCommitment: 'c',
          engine: 'e',
          cards: 'k',
        }),
      ],
      'twin-suns-gone': [suns('gone', true), event('TwinSunsTableCancelled', { gameId: 'gone' })],
      'twin-suns-left': [
        suns('left', true),
        taken('left', 1),
        taken('left', 2),
        event('TwinSunsSeatLeft', { gameId: 'left', playerId: 'p2' }),
      ],
    };
    const { list } = await listAfter(streams);
    expect(list.twinSuns.map(({ gameId, taken: seats }) => [gameId, seats])).toEqual([['left', 2]]);
    expect((await listAfter(streams, '2026-11-27T11:00:00.001Z')).list.twinSuns).toEqual([]);
  });

  it('tells of games whose players let others look on, from their beginning to their end', async () => {
    const host = { playerId: 'p0', name: 'Cleo', list: 'Rey', setup: {} };
    const guest = { playerId: 'p1', name: 'Dan', list: 'Rey', setup: {} };
    const duel = (duelId: string, listed: boolean, onlookers: boolean): readonly NewEvent[] => [
      event('DuelOpened', {
        ...{ duelId, game: 'destiny', host, openedAt, openUntil },
        ...(listed && { listed }),
        ...(onlookers && { onlookers }),
      }),
      event('DuelJoined', { duelId, guest, seedCommitment: 'c' }),
    ];
    const free = { eventId: 'free-m1', matchId: 'm1' };
    const player = (playerId: string, name: string) => ({
      playerId,
      name,
      leader: null,
      base: null,
    });
    const match: readonly NewEvent[] = [
      event('FreeMatchOpened', {
        ...{ ...free, host: player('p0', 'Eva'), seatsOf: 'm1', format: 'premier', bestOf: 1 },
        ...{ listed: false, openedAt, openUntil, onlookers: true },
      }),
      event('FreeMatchJoined', { ...free, guest: player('p1', 'Finn') }),
    ];
    const over = event('MatchCompleted', {
      ...{ eventId: 'free-m1', phase: 0, round: 1, table: 1, players: ['p0', 'p1'] },
      ...{ score: { a: 1, b: 0, drawn: 0 }, cause: 'played' },
    });
    const waits = [duel('waits', false, true)[0]!];
    const streams = {
      'duel-seen': duel('seen', true, true),
      'duel-private': duel('private', true, false),
      'duel-waits': waits,
      'free-match-m1': match,
    };
    const { list } = await listAfter(streams);
    expect(list.duels).toEqual([]);
    expect(list.watched).toMatchObject([
      {
        ...{ kind: 'free-match', id: 'm1', names: ['Eva', 'Finn'] },
        ...{ game: { en: 'Star Wars: Unlimited' }, begunAt: openedAt },
      },
      { kind: 'duel', id: 'seen', names: ['Cleo', 'Dan'], game: { en: 'Star Wars: Destiny' } },
    ]);
    const ended = event('DuelEnded', {
      ...{ duelId: 'seen', winner: 0, cause: 'conceded', seed: 's', nonce: 'n' },
    });
    const later = await listAfter({
      ...streams,
      'duel-seen': [...streams['duel-seen'], ended],
      'match-m1': [over],
    });
    expect(later.list.watched).toEqual([]);
    expect((await listAfter(streams, '2026-11-27T16:00:00.001Z')).list.watched).toEqual([]);
  });
});
