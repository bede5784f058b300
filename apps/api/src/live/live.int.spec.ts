import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { LiveReader } from '../../test/live-reader.js';
import { details, openEvent, register, visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(() => api?.stop());

describe('the live channel', () => {
  it('greets with the clock and position, then tells which answers changed', async () => {
    const eventId = await openEvent(owner);
    await api.settle();
    const reader = await LiveReader.open(visitor(connection), eventId);
    const hello = await reader.next();
    expect(hello.data).toEqual({
      serverTime: expect.stringMatching(/^\d{4}-/),
      position: expect.any(Number),
      spreadMs: 1,
    });
    expect(hello.id).toBe(String(hello.data.position));
    await register(connection, eventId, 'Ana');
    const change = await reader.until('roster');
    expect(change.data.position).toBeGreaterThan(hello.data.position);
    reader.close();
  });

  it('resumes after a broken connection with what changed meanwhile, and with nothing when nothing did', async () => {
    const eventId = await openEvent(owner);
    await api.settle();
    const before = await LiveReader.open(visitor(connection), eventId);
    const { id } = await before.next();
    before.close();
    await register(connection, eventId, 'Ana');
    await api.settle();
    const after = await LiveReader.open(visitor(connection), eventId, id ?? '0');
    const hello = await after.next();
    expect(hello.id).toBeNull();
    const missed = await after.next();
    expect(missed.data.changed).toEqual(expect.arrayContaining(['roster', 'event']));
    after.close();
    const upToDate = await LiveReader.open(visitor(connection), eventId, missed.id ?? '');
    await upToDate.next();
    await register(connection, eventId, 'Ben');
    expect((await upToDate.until('roster')).data.position).toBeGreaterThan(missed.data.position);
    upToDate.close();
  });

  it('gathers a burst into fewer messages than it has events', async () => {
    const eventId = await openEvent(owner);
    await api.settle();
    const reader = await LiveReader.open(visitor(connection), eventId);
    const hello = await reader.next();
    const players = Array.from({ length: 60 }, (_, index) => `P${index}`);
    const { position } = await owner.command('ImportPlayers', {
      eventId,
      text: players.join('\n'),
    });
    let messages = 0;
    for (let last = hello; last.data.position < position; messages += 1) last = await reader.next();
    // The number depends on how much time passes between the models; channel.spec.ts tests how long
    // changes are collected.
    expect(messages).toBeLessThan(players.length);
    reader.close();
  });

  it('shows a draft to its staff only', async () => {
    const { ids } = await owner.command('CreateEvent', details());
    const stranger = await LiveReader.open(visitor(connection), ids['eventId'] ?? '');
    expect(stranger.stream.statusCode).toBe(404);
    const staff = await LiveReader.open(owner, ids['eventId'] ?? '');
    expect(staff.stream.statusCode).toBe(200);
    staff.close();
  });
});

describe('questions', () => {
  it('say how far their answers reach, which is as far as the line says once nothing moves', async () => {
    const eventId = await openEvent(owner);
    await register(connection, eventId, 'Ana');
    await api.settle();
    const reader = await LiveReader.open(visitor(connection), eventId);
    const { position } = (await reader.next()).data;
    reader.close();
    const reached = async (): Promise<number> => {
      const { headers } = await connection.send({
        method: 'GET',
        path: `/api/queries/roster?eventId=${eventId}`,
        headers: owner.identity(),
      });
      return Number(headers['x-position']);
    };
    // The cached state of the tournament, which decides rights, may be up to 200 ms old; the
    // position reflects that.
    expect(await reached()).toBeLessThanOrEqual(position);
    await vi.waitFor(async () => expect(await reached()).toBe(position), 2_000);
  });

  it('contain the command whose position they name', async () => {
    const eventId = await openEvent(owner);
    const { position } = await owner.command('RegisterPlayer', { eventId, name: 'Ana' });
    const answer = await connection.send({
      method: 'GET',
      path: `/api/queries/roster?eventId=${eventId}`,
      headers: { ...owner.identity(), 'x-after-position': String(position) },
    });
    expect(JSON.parse(answer.text)).toMatchObject({ players: [{ name: 'Ana' }] });
  });

  it('are answered with 304 until the model moves', async () => {
    const eventId = await openEvent(owner);
    await owner.command('RegisterPlayer', { eventId, name: 'Ana' });
    await api.settle();
    const path = `/api/queries/roster?eventId=${eventId}`;
    const ask = (etag: string) =>
      connection.send({
        method: 'GET',
        path,
        headers: { ...owner.identity(), 'if-none-match': etag },
      });
    const first = await ask('""');
    const etag = String(first.headers.etag);
    expect([first.status, (await ask(etag)).status]).toEqual([200, 304]);
    const { position } = await owner.command('RegisterPlayer', { eventId, name: 'Ben' });
    const later = await connection.send({
      method: 'GET',
      path,
      headers: { ...owner.identity(), 'if-none-match': etag, 'x-after-position': String(position) },
    });
    expect(later.status).toBe(200);
  });
});
