import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiSession } from '#client';
import { nobodysName } from '#event-store';
import { auditFile } from '../../apps/cli/src/audit.js';
import { details, openEvent, pairAsWorker } from '../../apps/api/test/people.js';
import { startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { brokenLinks } from '../../apps/api/test/verify-streams.js';

type Staffed = Awaited<ReturnType<typeof startStaffedApi>>;

describe('the erasure of personal data', () => {
  let here: Staffed;
  let eventId = '';
  let paula: ApiSession;
  let seat = '';
  const password = 'a long enough password';
  beforeAll(async () => {
    here = await startStaffedApi();
    eventId = await openEvent(here.owner, {
      settings: { ...details().settings, swissRounds: 1, cutSize: 0 },
    });
    paula = new ApiSession(here.connection, { attempts: 1 });
    await paula.signUp({ name: 'Paula Parr', email: 'paula@example.org', password });
    const { ids } = await paula.command('Register', { eventId, name: 'Paula Parr' });
    seat = ids['playerId'] ?? '';
    await here.owner.command('ImportPlayers', { eventId, text: 'Ben\nCleo\nDov' });
    await here.owner.command('IssuePenalty', {
      eventId,
      playerId: seat,
      level: 'warning',
      infraction: 'tardiness',
      note: 'Her train was late',
    });
    await here.owner.command('CheckInAll', { eventId });
    await here.owner.command('StartEvent', { eventId });
    await here.owner.command('RequestPairing', {
      eventId,
      phase: 0,
      round: 1,
      attempt: 1,
      repair: false,
    });
    for (const { matchId, a, b } of await pairAsWorker(here.api, eventId))
      await here.owner.command('RuleResult', {
        matchId,
        score: { a: 2, b: 0, drawn: 0 },
        note: [a, b].includes(seat) ? 'Paula had taken the wrong slip' : '',
      });
  });
  afterAll(() => here?.api.stop());

  const stored = async (): Promise<string> =>
    JSON.stringify(await here.api.store.readLog(`event-${eventId}`, 0, 1_000));
  const audited = async (text: string): Promise<readonly string[]> => {
    const lines: string[] = [];
    const file = path.join(os.tmpdir(), `erasure-${process.pid}.json`);
    writeFileSync(file, text);
    await auditFile(file, (line) => lines.push(line));
    return lines;
  };

  it('finds names sealed in the database, and open in pages and files', async () => {
    // Short names stand in quotes: in what is sealed the same letters may follow each other by chance.
    expect(await stored()).not.toMatch(/Paula|"Ben"|"Cleo"|"Dov"|train was late|wrong slip/);
    await here.api.settle();
    const { players } = await here.owner.query('roster', { eventId });
    expect(players.map(({ name }) => name).sort()).toEqual(['Ben', 'Cleo', 'Dov', 'Paula Parr']);
    const file = await here.owner.get(`/api/events/${eventId}/export`);
    expect(file).toContain('Paula Parr');
    expect(file).toContain('wrong slip');
    expect((await audited(file)).at(-1)).toMatch(/, 0 faults$/);
  });

  it('waits until somebody plays no more', async () => {
    await expect(paula.command('EraseMe', { eventId })).rejects.toMatchObject({
      code: 'tournament/erase-while-playing',
    });
    expect(JSON.parse(await paula.get('/api/me/delete'))).toMatchObject({
      stillNeeded: expect.any(String),
    });
    await expect(
      paula.post('/api/me/delete', { password: 'not the password' }, {}),
    ).rejects.toMatchObject({ code: 'account/wrong-password' });
    await expect(paula.post('/api/me/delete', { password }, {})).rejects.toMatchObject({
      code: 'account/still-needed',
    });
    await paula.command('DropPlayer', { eventId, playerId: seat, reason: 'own-wish' });
    expect(JSON.parse(await paula.get('/api/me/delete'))).toEqual({ stillNeeded: null });
  });

  it('goes with the account: a name for nobody everywhere, every hash still true', async () => {
    const before = await here.api.store.readStream(`event-${eventId}`);
    await paula.post('/api/me/delete', { password }, {});
    await here.api.settle();
    const name = nobodysName(seat);
    const { players } = await here.owner.query('roster', { eventId });
    const row = players.find(({ playerId }) => playerId === seat);
    expect(row).toMatchObject({ name, guest: true, penalties: [{ note: '' }] });
    const { rows } = await here.owner.query('standings', { eventId });
    expect(rows.map((each) => each.name)).toContain(name);
    const { entries } = await here.owner.query('story', { eventId });
    expect(JSON.stringify(entries)).not.toMatch(/Paula|train|slip/);
    const after = await here.api.store.readStream(`event-${eventId}`);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(await brokenLinks(here.api.store)).toEqual([]);
    const file = await here.owner.get(`/api/events/${eventId}/export`);
    expect(file).toContain(name);
    expect(file).not.toMatch(/Paula|train was late|slip/);
    expect((await audited(file)).at(-1)).toMatch(/, 0 faults$/);
    await expect(
      new ApiSession(here.connection, { attempts: 1 }).signIn({
        email: 'paula@example.org',
        password,
      }),
    ).rejects.toMatchObject({ status: 401 });
  });

  it('takes what was written at free tables, rematches and all, and leaves the game', async () => {
    const sign = async (name: string): Promise<ApiSession> => {
      const session = new ApiSession(here.connection, { attempts: 1 });
      await session.signUp({ name, email: `${name}@example.org`, password });
      return session;
    };
    const [una, vic] = [await sign('una'), await sign('vic')];
    const deck = (name: 'luke' | 'vader') => ({ kind: 'starter', name }) as const;
    const opened = await una.command('OpenFreeMatch', {
      name: 'una',
      format: 'premier',
      bestOf: 1,
      listed: false,
      deck: deck('luke'),
    });
    const first = opened.ids['matchId'] ?? '';
    await vic.command('JoinFreeMatch', { matchId: first, name: 'vic', deck: deck('vader') });
    await una.command('SendMessage', { matchId: first, text: 'I live in Leeds' });
    const place = { matchId: first, game: 1, at: 0, takenBack: 0 };
    await una.command('ReportFault', { ...place, words: 'seen from Leeds' });
    await vic.command('PlayMove', { matchId: first, game: 1, move: { at: 0, concede: true } });
    await una.command('OfferRematch', { matchId: first });
    // The one who stays accepts: the facts of the rematch bear their name only.
    await vic.command('OfferRematch', { matchId: first });
    const lobby = await vic.get(`/api/free-matches/${first}`);
    const second = (JSON.parse(lobby) as { rematch: { next: string } }).rematch.next;
    await una.command('SendMessage', { matchId: second, text: 'Leeds again' });
    const read = async (): Promise<string> =>
      (
        await Promise.all([first, second].map(async (id) => vic.get(`/api/tables/${id}/chat`)))
      ).join('\n');
    expect(await read()).toMatch(/live in Leeds[^]*Leeds again/);
    await here.api.settle();
    await una.post('/api/me/delete', { password }, {});
    expect(await read()).not.toContain('Leeds');
    expect(await brokenLinks(here.api.store)).toEqual([]);
    const replay = await vic.get(`/api/tables/${first}/games/1/replay`);
    expect(replay).toContain('conclave-replay');
  });

  it('takes an account away once when it is asked for twice at the same time', async () => {
    const gone = new ApiSession(here.connection, { attempts: 1 });
    await gone.signUp({ name: 'Gil', email: 'gil@example.org', password });
    const asked = [1, 2].map(() => gone.post('/api/me/delete', { password }, {}));
    const refusals = (await Promise.allSettled(asked)).flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as { status: number }] : [],
    );
    expect(refusals.filter(({ status }) => status >= 500)).toEqual([]);
    expect(refusals.length).toBeLessThan(2);
  });

  it('is done by an organizer at the wish of somebody without an account', async () => {
    const { players } = await here.owner.query('roster', { eventId });
    const ben = players.find(({ name }) => name === 'Ben')?.playerId ?? '';
    await here.owner.command('DropPlayer', { eventId, playerId: ben, reason: 'own-wish' });
    await here.owner.command('ErasePlayer', { eventId, playerId: ben });
    await here.api.settle();
    const now = (await here.owner.query('roster', { eventId })).players;
    expect(now.find(({ playerId }) => playerId === ben)?.name).toBe(nobodysName(ben));
  });
});
