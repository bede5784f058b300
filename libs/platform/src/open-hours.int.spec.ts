import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { OpenHours } from './open-hours.js';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 22, 10) + seconds * 1_000);

it('knows when an api was there and when none was, whichever of them said so', async () => {
  const [one, other] = [new OpenHours(pool), new OpenHours(pool)];
  expect(await one.read()).toEqual({ seenAt: null, outages: [] });
  expect(await one.note(at(0))).toBe(true);
  expect(await other.note(at(1))).toBe(false);
  expect(await one.note(at(2))).toBe(false);
  // An api whose clock is a little behind changes nothing.
  expect(await other.note(at(1.5))).toBe(false);
  expect(await one.read()).toEqual({ seenAt: at(2).toISOString(), outages: [] });
  // Both come back at the same moment: only one of them records an opening.
  const opened = await Promise.all([one.note(at(60)), other.note(at(60))]);
  expect(opened.filter(Boolean)).toHaveLength(1);
  expect(await other.note(at(61))).toBe(false);
  expect(await other.read()).toEqual({
    seenAt: at(61).toISOString(),
    outages: [{ from: at(2).toISOString(), to: at(65).toISOString() }],
  });
});
