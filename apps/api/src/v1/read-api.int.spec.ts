import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Snapshot } from '../queries/snapshots.js';
import type { ApiSession, Connection } from '#client';
import type { EventRecord } from '#contracts';
import { meleeStandingsCsv, trfFaults, trfFormat } from '#exchange';
import { tokenOf } from '../../test/machines.js';
import {
  openEvent,
  plainInformation,
  playOnlyRound,
  register,
  runningEventOf,
} from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
let eventId = '';
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  const running = await runningEventOf(api, connection, owner, {
    names: ['Ana', 'Ben', 'Cleo'],
  });
  ({ eventId } = running);
  const [table] = running.tables;
  const sides = running.seats.filter(({ playerId }) => [table?.a, table?.b].includes(playerId));
  const matchId = table?.matchId ?? '';
  const first = sides.find(({ playerId }) => playerId === table?.a);
  const second = sides.find(({ playerId }) => playerId === table?.b);
  await first?.session.command('ReportResult', { matchId, score: { a: 2, b: 1, drawn: 0 } });
  await second?.session.command('ConfirmResult', { matchId });
  await api.settle();
});
afterAll(() => api?.stop());

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/api/v1/events/${eventId}${address}`, { headers });

describe('the archive', () => {
  it('lists finished public events newest first, a page at a time, and finds them by words', async () => {
    for (const [name, date] of [
      ['Spring hall', '2026-03-01'],
      ['Autumn hall', '2026-09-01'],
      ['Winter hall', '2026-12-01'],
    ] as const) {
      const past = await openEvent(owner, { name, date });
      await register(connection, past, 'Eva');
      await register(connection, past, 'Finn');
      await owner.command('CheckInAll', { eventId: past });
      await owner.command('StartEvent', { eventId: past });
      await playOnlyRound(api, owner, past);
      await owner.command('FinishEvent', { eventId: past });
    }
    await api.settle();
    const first = await owner.query('archive', { limit: 2 });
    expect(first.events.map(({ name }) => name)).toEqual(['Winter hall', 'Autumn hall']);
    expect(first.events[0]?.winner?.name).toMatch(/Eva|Finn/);
    const second = await owner.query('archive', { limit: 2, cursor: first.next ?? '' });
    expect(second.events.map(({ name }) => name)).toEqual(['Spring hall']);
    expect(second.next).toBeNull();
    const found = await owner.query('archive', { search: 'AUTUMN' });
    expect(found.events.map(({ name }) => name)).toEqual(['Autumn hall']);
    const summer = await owner.query('archive', { from: '2026-02-01', to: '2026-10-01' });
    expect(summer.events).toHaveLength(2);
    const v1 = await fetch(`${api.url}/api/v1/events?limit=1`);
    expect(await v1.json()).toMatchObject({ events: [{ name: 'Winter hall' }] });
    expect(await owner.query('metagame', {})).toMatchObject({ events: 0, decks: 0, leaders: [] });
  });
});

describe('the read interface', () => {
  it('refuses texts that no database holds, whoever asks for them', async () => {
    for (const address of ['v1/metagame', 'v1/events', 'queries/archive', 'queries/metagame'])
      for (const text of ['%00', 'a%00b']) {
        const answer = await fetch(`${api.url}/api/${address}?search=${text}`);
        expect([address, text, answer.status]).toEqual([address, text, 400]);
      }
  });

  it('tells a visitor everything public at once, with its version and for any page', async () => {
    const answer = await get('');
    const record = (await answer.json()) as EventRecord;
    expect(answer.headers.get('api-version')).toBe('1');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(record.players.map(({ name }) => name).sort()).toEqual(['Ana', 'Ben', 'Cleo']);
    expect(record.rounds[0]?.tables[0]?.score).toMatchObject({ a: 2, b: 1 });
    expect(record.rounds[0]?.byes).toHaveLength(1);
    expect(record.players.flatMap(({ decks }) => decks)).toEqual([]);
    const held = await get('', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(held.status).toBe(304);
  });

  it('tells a club’s site what is coming, and not what is hidden', async () => {
    const coming = await openEvent(owner);
    const hidden = await openEvent(owner);
    const information = { ...plainInformation, visibility: 'private' } as const;
    await owner.command('SetEventInformation', { eventId: hidden, information });
    await api.settle();
    const answer = await fetch(`${api.url}/api/v1/calendar`);
    const { events } = (await answer.json()) as { events: { eventId: string }[] };
    const ids = events.map((event) => event.eventId);
    expect([ids.includes(coming), ids.includes(hidden)]).toEqual([true, false]);
    expect(answer.headers.get('api-version')).toBe('1');
  });

  it('lets a page of another site read refusals, too, and ask with a token or an etag', async () => {
    const origin = { origin: 'https://club.example.org' };
    for (const path of ['events/no!', 'events/nowhere-at-all', 'nothing', 'metagame?search=%00']) {
      const answer = await fetch(`${api.url}/api/v1/${path}`, { headers: origin });
      expect([path, answer.status >= 400]).toEqual([path, true]);
      expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, '*']);
    }
    const asked = await fetch(`${api.url}/api/v1/events`, {
      method: 'OPTIONS',
      headers: {
        ...origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization, if-none-match',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'if-none-match']),
    );
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('takes by token from a page of another site what the token may do, and nothing without one', async () => {
    const coming = await openEvent(owner);
    const { token } = await tokenOf(owner, { eventId: coming });
    const { token: reading } = await tokenOf(owner, { eventId: coming, access: 'read' });
    const send = (headers: Record<string, string>) =>
      fetch(`${api.url}/api/v1/commands/RegisterPlayer`, {
        method: 'POST',
        headers: {
          origin: 'https://club.example.org',
          'content-type': 'application/json',
          'idempotency-key': 'from-elsewhere',
          ...headers,
        },
        body: JSON.stringify({ eventId: coming, name: 'Zoe' }),
      });
    const refused = await Promise.all([
      send({}),
      send({ authorization: `Bearer ${reading}` }),
      send({ authorization: 'Bearer conclave_made-up' }),
      send({ authorization: `Bearer ${token}`, cookie: 'a=b' }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 401, 403]);
    const taken = await send({ authorization: `Bearer ${token}` });
    for (const answer of [...refused, taken]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('api-version')).toBe('1');
    }
    expect([taken.status, (await taken.json()) as object]).toEqual([
      200,
      expect.objectContaining({ position: expect.any(Number) as number }),
    ]);
    await api.settle();
    const roster = await fetch(`${api.url}/api/v1/queries/roster?eventId=${coming}`);
    expect(await roster.json()).toMatchObject({ players: [{ name: 'Zoe' }] });
  });

  it('keeps what is for persons and for our own pages out of the version', async () => {
    for (const path of ['me/tokens', 'auth/get-session', 'guest/sign-in', 'demo', 'push/key'])
      expect([path, (await fetch(`${api.url}/api/v1/${path}`)).status]).toEqual([path, 404]);
  });

  it('lets no page of another site read anything else', async () => {
    const origin = { origin: 'https://evil.example.org' };
    for (const path of ['api/me', 'api/queries/publicEvents', 'health', 'api/commands/Register']) {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await fetch(`${api.url}/${path}`, { method, headers: origin });
        expect([path, method, answer.headers.get('access-control-allow-origin')]).toEqual([
          path,
          method,
          null,
        ]);
      }
    }
  });

  it('gives files that are read again', async () => {
    const melee = await get('/files/melee-standings');
    expect(melee.headers.get('content-disposition')).toContain('melee-standings.csv');
    expect(meleeStandingsCsv.read(await melee.text())).toMatchObject({
      ok: true,
      value: { rows: { length: 3 } },
    });
    const trf = trfFormat.read(await (await get('/files/trf26')).text());
    if (!trf.ok) throw new Error(JSON.stringify(trf.problems));
    expect(trfFaults(trf.value, { win: 3, draw: 1, loss: 0, bye: 3 })).toEqual([]);
  });

  it('refuses a file that there is not and a deck that is not public', async () => {
    expect((await get('/files/passwd')).status).toBe(404);
    const [player] = ((await (await get('')).json()) as EventRecord).players;
    expect((await get(`/decks/${player?.playerId}`)).status).toBe(404);
  });

  it('tells nothing of a private event', async () => {
    const hidden = await openEvent(owner);
    await owner.command('SetEventInformation', {
      eventId: hidden,
      information: { ...plainInformation, visibility: 'private' },
    });
    await api.settle();
    const answer = await fetch(`${api.url}/api/v1/events/${hidden}`);
    expect([401, 403, 404]).toContain(answer.status);
  });

  it('says of an old address since when, until when and what is meant instead', async () => {
    const old = await fetch(`${api.url}/api/queries/resultsFile?eventId=${eventId}`);
    expect(old.headers.get('deprecation')).toMatch(/^@\d{10}$/);
    expect(old.headers.get('sunset')).toMatch(/GMT$/);
    expect(old.headers.get('link')).toContain('rel="successor-version"');
  });
});

describe('an event as of a moment', () => {
  it('stands as it stood, and knows people by the names of today', async () => {
    const { moments, last } = await owner.query('moments', { eventId });
    expect(moments.map(({ kind }) => kind)).toEqual(['started', 'paired', 'result']);
    const [started, paired, result] = moments.map(({ position }) => position);
    const at = (position = 0) => owner.query('moment', { eventId, position });
    expect((await at(started)).pairings.tables).toEqual([]);
    const before = await at(paired);
    expect(before.pairings.tables.map(({ status }) => status)).toEqual(['open']);
    const after = await at(result);
    expect(after.pairings.tables[0]?.score).toMatchObject({ a: 2, b: 1 });
    expect(after.standings.rows.map(({ points }) => points)).toEqual([3, 3, 0]);
    const [row] = before.standings.rows;
    await owner.command('RenamePlayer', {
      eventId,
      playerId: row?.playerId ?? '',
      name: 'Dora',
    });
    await api.settle();
    const names = (await at(paired)).standings.rows.map(({ name }) => name);
    expect(names).toContain('Dora');
    expect(names).not.toContain(row?.name);
    const { standings } = await at(last + 1);
    const now = await owner.query('standings', { eventId });
    expect(standings.rows).toEqual(now.rows);
  });

  it('is computed once for all positions beyond the end', async () => {
    const asked = vi.spyOn(Snapshot.prototype, 'answer');
    const { last } = await owner.query('moments', { eventId });
    asked.mockClear();
    const told = [];
    for (const position of [last, last + 1, 5_000_000, 10_000_000])
      told.push((await owner.query('moment', { eventId, position })).position);
    expect(new Set(told)).toEqual(new Set([last]));
    expect(new Set(asked.mock.calls.map(([key]) => key)).size).toBe(1);
    asked.mockRestore();
  });

  it('is nobody else’s business where the event is private', async () => {
    const hidden = await openEvent(owner);
    await owner.command('SetEventInformation', {
      eventId: hidden,
      information: { ...plainInformation, visibility: 'private' },
    });
    await api.settle();
    const answer = await fetch(`${api.url}/api/queries/moments?eventId=${hidden}`);
    expect(answer.status).toBe(403);
  });
});
