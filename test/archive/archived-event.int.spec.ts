import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LogCheckpoints } from '#checkpoints';
import { type ApiSession, Connection } from '#client';
import { openEvent, playOnlyRound, register, visitor } from '../../apps/api/test/people.js';
import { type RunningApi, startApi } from '../../apps/api/test/running-api.js';
import { startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { archive, bringEventBack } from '../../apps/cli/src/archive.js';
import { auditDatabase } from '../../apps/cli/src/audit.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const NAMES = Array.from({ length: 16 }, (_none, index) => `Player ${index + 1}`);
const in100Days = new Date(Date.now() + 100 * 86_400_000);

let database: TestDatabase;
let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
let eventId: string;
let fresh: RunningApi | undefined;
const lines: string[] = [];
const print = (line: string): void => void lines.push(line);
const wish = { quietForDays: 90, now: in100Days, planOnly: false };

beforeAll(async () => {
  database = await createTestDatabase();
  ({ api, connection, owner } = await startStaffedApi({ databaseUrl: database.url }));
  eventId = await openEvent(owner);
  for (const name of NAMES) await register(connection, eventId, name);
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  await playOnlyRound(api, owner, eventId);
  await owner.command('FinishEvent', { eventId });
  await api.settle();
});
afterAll(async () => {
  await fresh?.stop();
  await api?.stop();
  await database?.drop();
});

const rows = async (): Promise<number> => {
  const { rows: found } = await api.pool.query<{ count: number }>(
    'select count(*)::int as count from events where log = $1',
    [`event-${eventId}`],
  );
  return found[0]?.count ?? 0;
};

/** What a guest finds who opens the event on a server that has just started. */
const seen = async (): Promise<Record<string, unknown>> => {
  await fresh?.stop();
  fresh = await startApi({ databaseUrl: database.url });
  const line = new Connection(fresh.url);
  try {
    const guest = visitor(line);
    const log = `/api/events/${eventId}/log`;
    const signed = await fresh.app.get<LogCheckpoints>(LogCheckpoints).sign(`event-${eventId}`);
    const { events } = JSON.parse(await guest.get(`/api/events/${eventId}/export`)) as Record<
      string,
      unknown
    >;
    return {
      event: await guest.query('event', { eventId }),
      standings: await guest.query('standings', { eventId }),
      events,
      signed,
      inclusion: await guest.get(`${log}/inclusion?stream=event-${eventId}&version=7`),
      grown: await guest.get(`${log}/consistency?size=20`),
    };
  } finally {
    line.close();
  }
};

describe('an event that has been quiet for long', () => {
  it('is archived by the command, and nobody sees a difference', async () => {
    const before = await seen();
    const counted = await rows();
    expect(counted).toBeGreaterThan(50);

    expect(await archive({ databaseUrl: database.url, ...wish, now: new Date() }, print)).toBe(
      true,
    );
    expect(lines.at(-1)).toMatch(/^archive: 0 logs/);
    expect(await archive({ databaseUrl: database.url, ...wish, planOnly: true }, print)).toBe(true);
    expect(lines.at(-1)).toBe('archive: 1 logs would be archived; nothing was changed');
    expect(await rows()).toBe(counted);

    expect(await archive({ databaseUrl: database.url, ...wish }, print)).toBe(true);
    expect(lines.at(-1)).toMatch(
      new RegExp(`^archive: 1 logs, ${counted} events, .* 0 left with faults$`),
    );
    expect(await rows()).toBeLessThan(counted / 2);
    expect(await archive({ databaseUrl: database.url, ...wish }, print)).toBe(true);
    expect(lines.at(-1)).toMatch(/^archive: 0 logs/);
    expect(await seen()).toEqual(before);
    expect(await auditDatabase(database.url, print)).toBe(true);
  });

  it('is built again from its archive when the read models are lost', async () => {
    const before = await seen();
    await api.pool.query('delete from log_progress');
    await api.pool.query('delete from read_model_documents');
    await api.settle();
    expect(await seen()).toEqual(before);
  });

  it('goes on, and comes back', async () => {
    await owner.command('MakeAnnouncement', { eventId, text: 'The prizes are here.' });
    await api.settle();
    const before = await seen();
    expect(JSON.stringify(before['event'])).toContain('The prizes are here.');
    await bringEventBack(database.url, eventId, print);
    expect(await seen()).toEqual(before);
    expect(await auditDatabase(database.url, print)).toBe(true);
    await expect(bringEventBack(database.url, 'nobody', print)).rejects.toThrow(
      'there is no event nobody',
    );
  });
});
