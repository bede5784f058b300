import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresEventStore } from '#event-store';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { auditDatabase } from './audit.js';

describe('auditing the live database', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 2 });
    const store = new PostgresEventStore(pool);
    const fact = (type: string, data = {}) => ({ type, schemaVersion: 1, data });
    const meta = (commandId: string) => ({
      actor: 'olga',
      commandId,
      correlationId: 'r',
      at: '2026-11-21T10:00:00.000Z',
    });
    for (const event of ['e1', 'e2']) {
      await store.append(meta(`${event}/1`), [
        {
          streamId: `event-${event}`,
          expectedVersion: 0,
          events: [
            fact('EventCreated'),
            fact('RoundPaired', { tables: [{ matchId: `${event}-m` }] }),
          ],
        },
        {
          streamId: `match-${event}-m`,
          expectedVersion: 0,
          events: [
            fact('MatchScheduled'),
            fact('ResultReported', { score: { a: 2, b: 0, drawn: 0 } }),
          ],
        },
      ]);
    }
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const audit = async (eventId?: string): Promise<{ clean: boolean; lines: string[] }> => {
    const lines: string[] = [];
    const clean = await auditDatabase(database.url, (line) => lines.push(line), eventId);
    return { clean, lines };
  };

  it('walks everything, or one event with its matches', async () => {
    expect(await audit()).toEqual({
      clean: true,
      lines: ['audit: 8 events in 4 streams, 0 faults'],
    });
    expect(await audit('e1')).toEqual({
      clean: true,
      lines: ['audit: 4 events in 2 streams, 0 faults'],
    });
    expect((await audit('e9')).lines).toEqual([
      'fault: there is no event e9',
      'audit: 0 events in 0 streams, 1 fault',
    ]);
  });

  it('finds what somebody with the rights of the owner changed behind the store', async () => {
    await pool.query(`
      alter table events disable trigger events_append_only;
      update events set data = '{"score":{"a":0,"b":2,"drawn":0}}' where stream_id = 'match-e2-m' and version = 2;
      alter table events enable trigger events_append_only`);
    const { clean, lines } = await audit();
    expect(clean).toBe(false);
    expect(lines).toEqual([
      expect.stringMatching(/^fault: match-e2-m@2 hash-differs/),
      'audit: 8 events in 4 streams, 1 fault',
    ]);
    expect((await audit('e1')).clean).toBe(true);
    expect((await audit('e2')).clean).toBe(false);
  });

  it('names what one log holds or has written of another', async () => {
    // A server that accepts any event, like earlier releases.
    const store = new PostgresEventStore(pool);
    const scheduled = (eventId: string) => ({
      type: 'MatchScheduled',
      schemaVersion: 2,
      data: { eventId },
    });
    const meta = { actor: 'mallory', correlationId: 'r', at: '2026-11-27T10:00:00.000Z' };
    await store.append({ ...meta, commandId: 'e3/1' }, [
      {
        streamId: 'event-e3',
        expectedVersion: 0,
        events: [{ type: 'EventCreated', schemaVersion: 1, data: { eventId: 'e3' } }],
      },
      { streamId: 'match-z', expectedVersion: 0, events: [scheduled('e1')] },
      {
        streamId: 'match-e1',
        expectedVersion: 0,
        events: [{ type: 'PlayerDropped', schemaVersion: 1, data: { playerId: 'p1' } }],
      },
    ]);
    const write = (log: string, scope: string) =>
      pool.query(
        `insert into read_model_documents (log, model, scope, key, doc, position) values ($1, 'standings-premier', $2, 'p1', '{}', 1)`,
        [log, scope],
      );
    await write('event-e1', 'e1');
    await write('event-e3', 'e1');
    await write('event-gone', 'gone');
    const found = (await audit()).lines.filter((line) => !line.includes('match-e2-m'));
    expect(found.slice(0, -1).sort()).toEqual([
      'fault: document standings-premier e1 p1 of event-e3: it is a place of event-e1',
      'fault: document standings-premier gone p1 of event-gone: there is no such log',
      'fault: match-e1@1 foreign-kind in event-e3: "PlayerDropped" does not stand in a match',
      'fault: match-z@1 foreign-name in event-e3: MatchScheduled names eventId "e1" in event-e3',
    ]);
    expect((await audit('e1')).lines.slice(0, -1)).toEqual([
      'fault: document standings-premier e1 p1 of event-e3: it is a place of event-e1',
    ]);
  });
});
