import { expect, it } from 'vitest';
import { MemoryProjectionStore, type JsonObject } from '#event-store';
import { readPenaltyHistory } from './query.js';

const penalty = (penaltyId: string, more: JsonObject = {}): JsonObject => ({
  ...{ penaltyId, level: 'warning', infraction: 'Tardiness', note: 'for staff', round: 2 },
  ...{ revoked: false, ...more },
});
const seat = (playerId: string, account: string | null, penalties: readonly JsonObject[]) => ({
  ...{ playerId, name: `Name of ${playerId}`, account, penalties },
});

/** Events with their seats, and one season of some of them. */
const holding = async (
  events: Readonly<Record<string, readonly ReturnType<typeof seat>[]>>,
  season: readonly string[],
): Promise<MemoryProjectionStore> => {
  const store = new MemoryProjectionStore();
  const position = { position: 1, models: '' };
  const keep = (log: string, model: string, scope: string, docs: readonly [string, JsonObject][]) =>
    docs.map(([key, doc]) => ({ log, model, scope, key, doc, position: 1 }));
  const advance = (log: string, put: ReturnType<typeof keep>) =>
    store.advance({ log, from: null, to: position, put, removed: [], rebuilt: false } as never);
  for (const [eventId, seats] of Object.entries(events)) {
    const day = `2026-11-${String(Object.keys(events).indexOf(eventId) + 10)}`;
    await advance(`event-${eventId}`, [
      ...keep(`event-${eventId}`, 'event', eventId, [
        ['event', { eventId, name: `Event ${eventId}`, date: day }],
      ]),
      ...keep(
        `event-${eventId}`,
        'roster',
        eventId,
        seats.map((each) => [each.playerId, each as unknown as JsonObject]),
      ),
    ]);
  }
  await advance(
    'season-s',
    keep('season-s', 'seasons', 'all', [['s', { seasonId: 's', events: [...season] }]]),
  );
  return store;
};

const named = async (store: MemoryProjectionStore, playerId: string) =>
  (await readPenaltyHistory(store, 'now', playerId))?.penalties.map(({ event, penaltyId }) => [
    event,
    penaltyId,
  ]);

it('tells what an account got in other events of the season, newest first, and no note', async () => {
  const store = await holding(
    {
      first: [seat('x', 'ana', [penalty('p1'), penalty('p2', { round: 4 })])],
      second: [seat('y', 'ana', [penalty('p3')]), seat('z', 'ben', [penalty('p4')])],
      now: [seat('ana', 'ana', [penalty('p5')])],
      elsewhere: [seat('w', 'ana', [penalty('p6')])],
    },
    ['first', 'second', 'now'],
  );
  expect(await named(store, 'ana')).toEqual([
    ['Event second', 'p3'],
    ['Event first', 'p2'],
    ['Event first', 'p1'],
  ]);
  expect(JSON.stringify(await readPenaltyHistory(store, 'now', 'ana'))).not.toContain('for staff');
});

it('leaves out what was taken back, and says of guests that only the name is the same', async () => {
  const store = await holding(
    {
      first: [
        { ...seat('x', null, [penalty('p1'), penalty('p2', { revoked: true })]), name: 'GUS' },
      ],
      now: [{ ...seat('gus', null, []), name: 'Gus' }, seat('ana', 'ana', [])],
    },
    ['first', 'now'],
  );
  const history = await readPenaltyHistory(store, 'now', 'gus');
  expect(history?.penalties).toMatchObject([{ penaltyId: 'p1', sameName: true }]);
  expect(await named(store, 'ana')).toEqual([]);
  expect(await readPenaltyHistory(store, 'now', 'nobody')).toBe(null);
});
