import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiSession } from '#client';
import { defaultSettings } from '#contracts';
import { generateDeck, formatRules, toSwudbJson } from '#formats';
import {
  details,
  openEvent,
  pairAsWorker,
  playOnlyRound,
  register,
  signedUp,
} from '../../apps/api/test/people.js';
import { type StaffedApi, startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { brokenLinks } from '../../apps/api/test/verify-streams.js';
import { auditFile } from '../../apps/cli/src/audit.js';
import { TrilogyRoom } from '../trilogy/trilogy-room.js';

interface SavedFile {
  readonly events: { data: Record<string, unknown>; type: string; streamId: string }[];
  withheld: string[];
  rescue?: Record<string, string>;
  [member: string]: unknown;
}

/** One day later, on other machines: nothing of the first server is left but the files. */
describe('a file that the organizer saved brings the event back', () => {
  let lost: StaffedApi;
  let there: StaffedApi;
  beforeAll(async () => {
    lost = await startStaffedApi();
    there = await startStaffedApi({
      secret: 'another-machine-has-another-secret-of-its-own',
      eventImport: ['olga@there.example'],
    });
  });
  afterAll(async () => {
    await lost?.api.stop();
    await there?.api.stop();
  });

  const save = (owner: ApiSession, eventId: string): Promise<string> =>
    owner.get(`/api/events/${eventId}/export`);
  const keyOf = async (owner: ApiSession, eventId: string): Promise<string> =>
    (await owner.command('TakeRescueKey', { eventId })).rescueKey ?? '';
  const bring = (text: string, key?: string): Promise<string> =>
    there.owner
      .post(
        '/api/events/import',
        JSON.parse(text) as object,
        key === undefined ? {} : { 'x-rescue-key': key },
      )
      .then(
        () => 'taken',
        (error: Error) => error.message,
      );
  const headsOf = async ({ api }: Pick<StaffedApi, 'api'>, streamId: string) =>
    (await api.store.readStream(streamId)).map(({ hash }) => hash);
  /** Every hash of the file stands where it stood. */
  const expectContinued = async (text: string) => {
    const { events } = JSON.parse(text) as SavedFile;
    const [first] = events;
    const before = events.filter(({ streamId }) => streamId === first?.streamId);
    const after = await headsOf(there, first?.streamId ?? '');
    expect(after.slice(0, before.length)).toEqual(
      before.map((event) => (event as unknown as { hash: string }).hash),
    );
    expect(await brokenLinks(there.api.store)).toEqual([]);
  };

  const guestThere = async (eventId: string, code: string): Promise<ApiSession> => {
    const phone = new ApiSession(there.connection, { attempts: 1 });
    await phone.post('/api/guest/sign-in', { eventId, code }, {});
    return phone;
  };

  it('while people register: their seats open by the codes that they have', async () => {
    const { owner, connection } = lost;
    const eventId = await openEvent(owner);
    const phone = new ApiSession(connection, { attempts: 1 });
    const { ids, guestCode = '' } = await phone.command('Register', { eventId, name: 'Ana' });
    const text = await save(owner, eventId);
    expect(text).not.toContain(guestCode);
    // Taken afterwards, it opens the file all the same.
    const key = await keyOf(owner, eventId);
    expect(await bring(text)).toContain('handover/rescue-key-wanted');
    expect(await bring(text, await keyOf(owner, await openEvent(owner)))).toContain(
      'handover/rescue-key-wanted',
    );
    expect(await bring(text, key)).toBe('taken');
    const seated = await guestThere(eventId, guestCode);
    await there.api.settle();
    expect((await seated.query('mySeat', { eventId })).seat?.playerId).toBe(ids['playerId']);
    expect((await there.owner.query('event', { eventId })).myRoles).toEqual(['owner']);

    // Saved again at the second machine and brought to nobody: its codes are those of the first.
    const again = JSON.parse(await save(there.owner, eventId)) as SavedFile;
    expect(again.withheld).toEqual([]);
    const third = await startStaffedApi({
      secret: 'a-third-machine-with-a-third-secret-of-its-own',
      eventImport: ['olga@third.example'],
    });
    try {
      const thirdKey = await keyOf(there.owner, eventId);
      await third.owner.post('/api/events/import', again as object, { 'x-rescue-key': thirdKey });
      const last = new ApiSession(third.connection, { attempts: 1 });
      await last.post('/api/guest/sign-in', { eventId, code: guestCode }, {});
    } finally {
      await third.api.stop();
    }
  });

  it('with decks handed in, sealed where whoever saves it may not read them', async () => {
    const { owner, connection } = lost;
    const settings = { ...details().settings, deckRequired: true };
    const eventId = await openEvent(owner, { settings });
    const text = toSwudbJson(generateDeck('saved', formatRules('premier', { on: '2026-11-21' })));
    const desk = await signedUp(connection, 'Dora', 'dora@lost.example');
    await owner.command('GrantRole', {
      eventId,
      email: 'dora@lost.example',
      role: 'registration',
    });
    const { ids } = await owner.command('Register', { eventId, name: 'Olga' });
    const playerId = ids['playerId'] ?? '';
    await owner.command('SubmitDeck', { eventId, playerId, text });
    const saved = JSON.parse(await save(desk, eventId)) as SavedFile;
    expect(saved.withheld).toHaveLength(1);
    expect(saved.events.some(({ type }) => type === 'DeckSubmitted')).toBe(false);
    // Bans and pairings of the day are in it: the key is for whoever does not play, or says so on record.
    await expect(desk.command('TakeRescueKey', { eventId })).rejects.toMatchObject({
      code: 'policy/forbidden',
    });
    await expect(owner.command('TakeRescueKey', { eventId })).rejects.toMatchObject({
      code: 'policy/seated-staff',
    });
    await owner.command('SeeAsStaff', { eventId, reason: 'nobody else is here' });
    const key = await keyOf(owner, eventId);
    expect(await bring(JSON.stringify(saved), key)).toBe('taken');
    await expectContinued(JSON.stringify(saved));
    const [deck = ''] = saved.withheld;
    const facts = async ({ api }: StaffedApi) =>
      (await api.store.readStream(deck)).map(({ hash, data }) => ({ hash, data }));
    expect(await facts(lost)).toHaveLength(1);
    expect(await facts(there)).toEqual(await facts(lost));
  });

  it('while a round is played: results go on where they were, and nothing altered is taken', async () => {
    const { owner, api, connection } = lost;
    const eventId = await openEvent(owner);
    const ana = new ApiSession(connection, { attempts: 1 });
    const { ids, guestCode = '' } = await ana.command('Register', { eventId, name: 'Ana' });
    await owner.command('ImportPlayers', { eventId, text: 'Ben\nCleo\nDan' });
    await owner.command('CheckInAll', { eventId });
    await owner.command('StartEvent', { eventId });
    const round = { eventId, phase: 0, round: 1, attempt: 1 };
    await owner.command('RequestPairing', { ...round, repair: false });
    const tables = await pairAsWorker(api, eventId);
    const own = tables.find(({ a, b }) => [a, b].includes(ids['playerId'] ?? ''));
    const other = tables.find((table) => table !== own);
    const score = { a: 2, b: 1, drawn: 0 };
    await owner.command('RuleResult', { matchId: other?.matchId ?? '', score, note: '' });
    const text = await save(owner, eventId);
    const key = await keyOf(owner, eventId);

    const altered = JSON.parse(text) as SavedFile;
    const ruled = altered.events.find(({ type }) => type === 'ResultRuled');
    if (ruled) ruled.data['score'] = { a: 0, b: 2, drawn: 0 };
    expect(await bring(JSON.stringify(altered), key)).toContain('hash-differs');
    const torn = JSON.parse(text) as SavedFile;
    torn.events.splice(torn.events.length - 3, 1);
    expect(await bring(JSON.stringify(torn), key)).toMatch(/version-gap|link-broken|lacks/);
    const bare = { ...(JSON.parse(text) as SavedFile) };
    delete bare.rescue;
    expect(await bring(JSON.stringify(bare), key)).toContain('cannot bring the event back');

    expect(await bring(text, key)).toBe('taken');
    await expectContinued(text);
    const phone = await guestThere(eventId, guestCode);
    await phone.command('ReportResult', { matchId: own?.matchId ?? '', score });
    expect(await bring(text, key)).toContain('handover/known');

    const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-saved-'));
    try {
      const file = path.join(folder, 'saved.json');
      writeFileSync(file, text);
      const lines: string[] = [];
      expect(await auditFile(file, (line) => lines.push(line)), lines.join('\n')).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('with bans sealed at a table of Trilogy, which nobody learns and both sides go on with', async () => {
    const room = await TrilogyRoom.open(lost.api);
    const { eventId } = room;
    const { guestCode = '' } = await room.people.owner.command('IssueGuestCode', {
      eventId,
      playerId: room.seats.bob,
      endDevices: false,
    });
    await room.ban('ana', 1);
    const text = await save(room.people.owner, eventId);
    const key = await keyOf(room.people.owner, eventId);
    expect(await bring(text, key)).toBe('taken');
    await expectContinued(text);
    const bob = await guestThere(eventId, guestCode);
    await bob.command('SealBan', { matchId: room.matchId, deck: 2 });
    const stream = await there.api.store.readStream(`match-${room.matchId}`);
    expect(stream.at(-1)).toMatchObject({ type: 'BansRevealed' });
    expect(JSON.stringify(stream.at(-1)?.data)).toContain('1');
  });

  it('when it is over', async () => {
    const { owner, api, connection } = lost;
    const settings = {
      ...defaultSettings,
      cutSize: 0 as const,
      swissRounds: 1,
      deckRequired: false,
    };
    const eventId = await openEvent(owner, { settings });
    await register(connection, eventId, 'Ana');
    await register(connection, eventId, 'Ben');
    await owner.command('CheckInAll', { eventId });
    await owner.command('StartEvent', { eventId });
    await playOnlyRound(api, owner, eventId);
    await owner.command('FinishEvent', { eventId });
    await api.settle();
    const { rows } = await owner.query('standings', { eventId });
    const text = await save(owner, eventId);
    expect(await bring(text, await keyOf(owner, eventId))).toBe('taken');
    await expectContinued(text);
    await there.api.settle();
    expect((await there.owner.query('standings', { eventId })).rows).toEqual(rows);

    const stranger = await signedUp(connection, 'Zoe');
    const open = JSON.parse(await stranger.get(`/api/events/${eventId}/export`).catch(() => '{}'));
    expect(open).not.toHaveProperty('rescue');
  });
});
