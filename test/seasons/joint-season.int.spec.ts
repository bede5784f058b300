import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { openEvent, playOnlyRound, register } from '../../apps/api/test/people.js';
import type { RunningApi } from '../../apps/api/test/running-api.js';
import { startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { countJointSeason } from '../../apps/cli/src/joint-season.js';

interface Server {
  readonly api: RunningApi;
  readonly connection: Connection;
  readonly owner: ApiSession;
}

let north: Server;
let south: Server;
const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-season-'));
beforeAll(async () => {
  [north, south] = await Promise.all([
    startStaffedApi(),
    startStaffedApi({ secret: 'another-server-has-another-secret-of-its-own' }),
  ]);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await north?.api.stop();
  await south?.api.stop();
});

/** The address of an event of two, won by the first. */
const playedAt = async (
  { api, connection, owner }: Server,
  day: { readonly name: string; readonly date: string },
  [winner, loser]: readonly [string, string],
): Promise<string> => {
  const eventId = await openEvent(owner, day);
  const { playerId } = await register(connection, eventId, winner);
  await register(connection, eventId, loser);
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  await playOnlyRound(api, owner, eventId, playerId);
  await owner.command('FinishEvent', { eventId });
  return `${api.url}/e/${eventId}`;
};

const rules = { placePoints: [5, 3], attendance: 1, best: null };
type Change = (url: string, text: string) => string;
const count = (addresses: readonly string[], change: Change = (_url, text) => text) => {
  const said: string[] = [];
  return countJointSeason(
    {
      ...{ addresses, rules, folder },
      fetch: async (url) => {
        const answer = await fetch(url);
        const text = change(url, await answer.text());
        return { ok: answer.ok, status: answer.status, text: () => Promise.resolve(text) };
      },
    },
    (line) => said.push(line),
  ).then(({ result }) => ({ ...result, said }));
};

it('adds up events of two servers, each proved by its signed file', async () => {
  const first = await playedAt(north, { name: 'North', date: '2026-11-21' }, ['Ana', 'Ben']);
  const second = await playedAt(south, { name: 'South', date: '2026-11-22' }, ['ANA', 'Cleo']);
  const open = `${south.api.url}/e/${await openEvent(south.owner, { name: 'Still open' })}`;
  const { rows, said } = await count([first, second, first, open]);
  expect(rows.map(({ rank, name, points }) => [rank, name, points])).toEqual([
    [1, 'ANA', 12],
    [2, 'Ben', 4],
    [2, 'Cleo', 4],
  ]);
  expect(said.join('\n')).toContain(`${open}: does not count, it is not finished`);
  const table = readFileSync(path.join(folder, 'season.csv'), 'utf8');
  expect(table).toMatch(/^\uFEFFRank,Name,Points,North 2026-11-21,South 2026-11-22\r\n1,ANA,12,/);
  expect(table).toContain('\r\n2,Ben,4,2: 4,\r\n');

  const ofExport =
    (forge: Change): Change =>
    (url, text) =>
      url.endsWith('/export') ? forge(url, text) : text;
  await expect(
    count(
      [first],
      ofExport((_url, text) => text.replaceAll('Ben', 'Bob')),
    ),
  ).rejects.toThrow(/does not prove itself/);
  // A file that another server has signed, and a server whose key is another one than before.
  const foreign = await (await fetch(second.replace('/e/', '/api/v1/events/') + '/export')).text();
  await expect(
    count(
      [first],
      ofExport(() => foreign),
    ),
  ).rejects.toThrow(/does not prove itself/);
  const key = await (await fetch(`${south.api.url}/.well-known/conclave-key`)).text();
  await expect(
    count([first], (url, text) => (url.endsWith('/conclave-key') ? key : text)),
  ).rejects.toThrow(/another one than before/);
});
