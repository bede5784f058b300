import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiSession, type Connection } from '#client';
import { PostgresSealedSecrets } from '#event-store';
import { deriveKey } from '#platform';
import { details, openEvent, pairAsWorker } from '../../apps/api/test/people.js';
import type { RunningApi } from '../../apps/api/test/running-api.js';
import { startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { brokenLinks } from '../../apps/api/test/verify-streams.js';

interface Server {
  readonly api: RunningApi;
  readonly connection: Connection;
  readonly owner: ApiSession;
}
interface File {
  readonly events: { data: Record<string, unknown>; streamId: string; type: string }[];
  [member: string]: unknown;
}

let here: Server;
let there: Server;
let eventId = '';
let text = '';
beforeAll(async () => {
  [here, there] = await Promise.all([
    startStaffedApi({ eventImport: ['olga@here.example'] }),
    startStaffedApi({
      secret: 'another-server-has-another-secret-of-its-own',
      eventImport: ['olga@there.example'],
    }),
  ]);
});
afterAll(async () => {
  await here?.api.stop();
  await there?.api.stop();
});

const post = (server: Server, file: unknown): Promise<string> =>
  server.owner.post('/api/events/import', file as object, {});
const faultsOf = (file: unknown): Promise<string> =>
  post(there, file).then(
    () => 'taken',
    (error: Error) => error.message,
  );
const copy = (): File => JSON.parse(text) as File;
const standingsOf = async (server: Server) => {
  await server.api.settle();
  const { rows } = await server.owner.query('standings', { eventId });
  return rows;
};

describe('an event that goes on at another server', () => {
  it('is written down whole for one server, by its owner', async () => {
    const { owner, api } = here;
    eventId = await openEvent(owner, { settings: { ...details().settings, swissRounds: 3 } });
    await owner.command('ImportPlayers', { eventId, text: 'Ana\nBen\nCleo\nDan\nEva\nFinn\nGus' });
    await owner.command('CheckInAll', { eventId });
    await owner.command('StartEvent', { eventId });
    await owner.command('RequestPairing', {
      eventId,
      phase: 0,
      round: 1,
      attempt: 1,
      repair: false,
    });
    for (const { matchId } of await pairAsWorker(api, eventId))
      await owner.command('RuleResult', { matchId, score: { a: 2, b: 1, drawn: 0 }, note: '' });
    await expect(owner.get(`/api/events/${eventId}/handover`)).rejects.toMatchObject({
      code: 'handover/not-allowed',
    });
    const { recipient } = JSON.parse(await there.owner.get('/api/transfer-key')) as {
      recipient: string;
    };
    await owner.command('HandOverEvent', { eventId, recipient });
    text = await owner.get(`/api/events/${eventId}/handover`);
    expect(text).toContain(recipient);
    const [seed] = await seedOf(here);
    expect(text).not.toContain(seed ?? 'nothing');
  });

  it('is refused with place and cause when a result was changed', async () => {
    const file = copy();
    const changed = file.events.find(({ type }) => type === 'MatchCompleted');
    if (changed) changed.data['score'] = { a: 0, b: 2, drawn: 0 };
    expect(await faultsOf(file)).toMatch(
      new RegExp(`400 request/malformed .*${changed?.streamId ?? 'x'}@\\d.*hash-differs`),
    );
  });

  it('is refused when a table is missing, a stranger is among it, or the end is cut off', async () => {
    const whole = copy();
    const table =
      whole.events.find(({ streamId }) => streamId.startsWith('match-'))?.streamId ?? '';
    const without = { ...whole, events: whole.events.filter(({ streamId }) => streamId !== table) };
    expect(await faultsOf(without)).toContain(`"path":"${table}","message":"the event names it`);
    const stranger = { ...copy(), eventId: 'somebody-elses' };
    expect(await faultsOf(stranger)).toContain('"path":"eventId"');
    const torn = copy();
    const middle = torn.events.findIndex(({ streamId }) => streamId === table);
    torn.events.splice(middle, 1);
    expect(await faultsOf(torn)).toMatch(/version-gap|link-broken/);
    expect(await faultsOf({ ...copy(), sealed: 'AAAA' })).toContain('handover/sealed-for-another');
    expect(await faultsOf({ format: 'conclave-event' })).toContain('"path":"');
    expect(await there.api.store.listLogs(null, 10)).toEqual([]);
  });

  it('goes on at the old server when its owner says that the file was lost', async () => {
    const { owner } = here;
    const name = 'Hana';
    await expect(owner.command('RenamePlayer', await anybody(name))).rejects.toMatchObject({
      code: 'tournament/handed-over',
    });
    await owner.command('KeepEventHere', { eventId, reason: 'The stick is lost' });
    await owner.command('RenamePlayer', await anybody(name));
    const { recipient } = JSON.parse(await there.owner.get('/api/transfer-key')) as {
      recipient: string;
    };
    await owner.command('HandOverEvent', { eventId, recipient });
    text = await owner.get(`/api/events/${eventId}/handover`);
  });

  it('is refused with facts in words that only a later release knows', async () => {
    const file = copy();
    const place = file.events.findIndex(({ type }) => type === 'MatchScheduled');
    const event = file.events[place];
    Object.assign(event ?? {}, { schemaVersion: 3 });
    expect(await faultsOf(file)).toContain('written by a later release');
  });

  it('is refused by a server that it was not sealed for', async () => {
    expect(await post(here, copy()).catch((error: { code: string }) => error.code)).toBe(
      'handover/sealed-for-another',
    );
  });

  it('has the same hashes and standings there, and an owner', async () => {
    const before = await standingsOf(here);
    expect(await faultsOf(copy())).toBe('taken');
    expect(await standingsOf(there)).toEqual(before);
    const heads = async ({ api }: Server) =>
      (await api.store.readStream(`event-${eventId}`)).map(({ hash }) => hash);
    const [old, moved] = [await heads(here), await heads(there)];
    expect(moved.slice(0, old.length)).toEqual(old);
    expect(moved).toHaveLength(old.length + 1);
    expect(await brokenLinks(there.api.store)).toEqual([]);
    const { myRoles, staff } = await there.owner.query('event', { eventId });
    expect(myRoles).toEqual(['owner']);
    expect(staff).toHaveLength(1);
    expect(await faultsOf(copy())).toContain('handover/known');
  });

  it('takes nothing any more at the old server, which still shows it and says where it went', async () => {
    const { owner } = here;
    const { recipient } = JSON.parse(await there.owner.get('/api/transfer-key')) as {
      recipient: string;
    };
    const address = 'https://hall-two.example.org';
    await owner.command('HandOverEvent', { eventId, recipient, address });
    const refused = { code: 'tournament/handed-over-to', data: { address } };
    await expect(owner.command('RegisterPlayer', { eventId, name: 'Late' })).rejects.toMatchObject(
      refused,
    );
    const [table] = (await owner.query('pairings', { eventId })).tables;
    const score = { a: 0, b: 2, drawn: 0 };
    await expect(
      owner.command('CorrectResult', { matchId: table?.matchId ?? '', score, note: '' }),
    ).rejects.toMatchObject(refused);
    expect(await owner.query('event', { eventId })).toMatchObject({
      handedOver: true,
      handedOverTo: address,
    });
    expect((await standingsOf(here)).length).toBe(7);
  });

  it('is paired and played on there, its players let in by new codes', async () => {
    const { owner, api } = there;
    const { guestCodes = [] } = await owner.command('IssueMissingCodes', { eventId });
    expect(guestCodes).toHaveLength(7);
    const [one] = guestCodes;
    const guest = new ApiSession(there.connection, { attempts: 1 });
    await guest.post('/api/guest/sign-in', { eventId, code: one?.code ?? '' }, {});
    expect((await guest.query('mySeat', { eventId })).seat?.playerId).toBe(one?.playerId);
    expect(await seedOf(there)).toEqual(await seedOf(here));
    await api.store.append(
      {
        actor: 'system:test',
        commandId: 'close',
        correlationId: 'close',
        at: new Date().toISOString(),
      },
      [
        {
          streamId: `event-${eventId}`,
          expectedVersion: (await api.store.readStream(`event-${eventId}`)).length,
          events: [
            { type: 'RoundCompleted', schemaVersion: 1, data: { phase: 0, round: 1, attempt: 1 } },
          ],
        },
      ],
    );
    await owner.command('RequestPairing', {
      eventId,
      phase: 0,
      round: 2,
      attempt: 1,
      repair: false,
    });
    expect(await pairAsWorker(api, eventId)).toHaveLength(3);
    expect(await brokenLinks(api.store)).toEqual([]);
  });
});

const anybody = async (name: string) => {
  const [player] = (await here.owner.query('roster', { eventId })).players;
  return { eventId, playerId: player?.playerId ?? '', name };
};

/** The event's seed as this server has it. */
const seedOf = async ({ api }: Server): Promise<readonly string[]> => {
  const secrets = new PostgresSealedSecrets(
    api.pool,
    deriveKey(api.configuration.secret, 'sealed-secrets'),
  );
  return (await secrets.list([`event-${eventId}`])).map(({ choice }) => choice);
};
