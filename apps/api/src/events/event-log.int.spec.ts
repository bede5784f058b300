import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  isConsistent,
  isIncluded,
  KeyRing,
  keysAlong,
  LogCheckpoints,
  LogRewrittenError,
  openNote,
  readCheckpoint,
  readReceipt,
  readRotation,
  readVerifierKey,
  type Signer,
  signerOf,
  type Verifier,
} from '#checkpoints';
import { type ApiSession, Connection } from '#client';
import { deriveKey } from '#platform';
import { details, runningEvent, signedUp, visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { rotateKey } from '../../../cli/src/rotate-key.js';
import { LOG_SIGNER } from '../auth/auth-tokens.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
let room: Awaited<ReturnType<typeof runningEvent>>;
let key: Verifier;
beforeAll(async () => {
  api = await startApi();
  connection = new Connection(api.url);
  owner = await signedUp(connection, 'Olga');
  room = await runningEvent(api, connection, owner, ['Ana', 'Ben']);
  const told = await visitor(connection).get('/.well-known/conclave-key');
  const read = readVerifierKey(told.trim());
  if (!read) throw new Error(`no key: ${told}`);
  key = read;
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

/** Does what the worker does every minute. */
const sign = (): Promise<string | null> =>
  api.app.get(LogCheckpoints).sign(`event-${room.eventId}`);
const get = async (path: string): Promise<Record<string, unknown>> =>
  JSON.parse(await visitor(connection).get(`/api/events/${room.eventId}/log/${path}`)) as Record<
    string,
    unknown
  >;
const latest = () => visitor(connection).get(`/api/events/${room.eventId}/log/checkpoint`);
const buffers = (proof: unknown): readonly Buffer[] =>
  (proof as readonly string[]).map((hash) => Buffer.from(hash, 'base64'));
const opened = (note: string) => {
  const checkpoint = readCheckpoint(openNote(note, key) ?? '');
  if (!checkpoint) throw new Error(`no checkpoint: ${note}`);
  return checkpoint;
};

describe('a signed log', () => {
  it('has no checkpoint before the first was signed, and tells nobody of a draft', async () => {
    await expect(latest()).rejects.toMatchObject({ status: 404, code: 'request/not-signed-yet' });
    const { ids } = await owner.command('CreateEvent', details());
    await expect(
      visitor(connection).get(`/api/events/${ids['eventId']}/log/checkpoint`),
    ).rejects.toMatchObject({ status: 404, code: 'tournament/not-found' });
  });

  it('gives whoever reports a receipt, which is found in the log once it is signed', async () => {
    const [table] = room.tables;
    const reporter = room.seats.find(({ playerId }) => playerId === table?.a);
    const { receipt = '' } =
      (await reporter?.session.command('ReportResult', {
        matchId: table?.matchId ?? '',
        score: { a: 2, b: 0, drawn: 0 },
      })) ?? {};
    const promised = readReceipt(receipt, key);
    expect(promised).toMatchObject({
      origin: `localhost:3000/events/${room.eventId}/receipts`,
      streamId: `match-${table?.matchId}`,
    });
    await sign();
    const { streamId = '', version = 0, hash = '' } = promised ?? {};
    const found = await get(`inclusion?stream=${streamId}&version=${version}`);
    const checkpoint = opened(String(found['checkpoint']));
    expect(
      isIncluded(
        {
          leaf: hash,
          index: Number(found['position']) - 1,
          size: checkpoint.size,
          proof: buffers(found['proof']),
        },
        checkpoint.root,
      ),
    ).toBe(true);
  });

  it('grows, and proves that it grew', async () => {
    const before = opened(await latest());
    await owner.command('RenamePlayer', {
      eventId: room.eventId,
      playerId: room.seats[0]?.playerId ?? '',
      name: 'Anna',
    });
    await sign();
    const told = await get(`consistency?size=${before.size}`);
    const after = opened(String(told['checkpoint']));
    expect(after.size).toBeGreaterThan(before.size);
    expect(isConsistent(before, after, buffers(told['proof']))).toBe(true);
    await expect(get(`consistency?size=${after.size + 1}`)).rejects.toMatchObject({ status: 404 });
    await expect(get('consistency?size=-1')).rejects.toMatchObject({ status: 400 });
    await expect(get('inclusion?stream=match-none&version=1')).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is listed in the file, from which anybody computes what was signed', async () => {
    const file = JSON.parse(await owner.get(`/api/events/${room.eventId}/export`)) as {
      log: readonly string[];
      events: readonly { hash: string }[];
    };
    expect(file.log.length).toBe(opened(await latest()).size);
    expect(file.events.map(({ hash }) => hash)).toEqual(file.log);
  });

  it('is not signed again once its owner has rewritten it', async () => {
    const note = await latest();
    await api.pool.query(`
      alter table events disable trigger user;
      update events set hash = repeat('a', 64) where log = 'event-${room.eventId}' and position = 3;
      alter table events enable trigger user`);
    await expect(sign()).rejects.toThrow(LogRewrittenError);
    expect(await latest()).toBe(note);
    const other = new LogCheckpoints(api.pool, api.app.get<Signer>(LOG_SIGNER));
    await api.pool.query(`
      alter table events disable trigger user;
      delete from events where log = 'event-${room.eventId}' and position > 3;
      alter table events enable trigger user`);
    await expect(other.sign(`event-${room.eventId}`)).rejects.toThrow(LogRewrittenError);
  });
});

describe('a key that the operator replaces', () => {
  const well = (name: string): Promise<string> =>
    visitor(connection).get(`/.well-known/conclave-${name}`);
  const rotate = (yes: boolean, freshSeeds: readonly Buffer[] = []): Promise<string | null> =>
    rotateKey(
      {
        databaseUrl: api.configuration.databaseUrl,
        publicUrl: api.configuration.publicUrl,
        secret: api.configuration.secret,
        freshSeeds,
        yes,
        now: () => new Date(),
      },
      () => undefined,
    );

  it('signs no more, is told with its successor, and leads to it', async () => {
    const former = (await well('key')).trim();
    expect(await rotate(false)).toBeNull();
    expect(JSON.parse(await well('key-rotations'))).toEqual([]);
    const note = await rotate(true);
    const { ids } = await owner.command('CreateEvent', details());
    const log = `event-${ids['eventId'] ?? ''}`;
    const checkpoint = (await api.app.get(LogCheckpoints).sign(log)) ?? '';
    const [told, notes] = [(await well('key')).trim(), JSON.parse(await well('key-rotations'))];
    expect(told).not.toBe(former);
    expect(notes).toEqual([note]);
    expect(openNote(checkpoint, key)).toBeNull();
    const keys = keysAlong(former, notes as string[]);
    expect(keys.map(({ text }) => text)).toEqual([former, told]);
    expect(keys[1] && openNote(checkpoint, keys[1].verifier)).not.toBeNull();
    const { rows } = await api.pool.query(`select type from events where log = 'signing-keys'`);
    expect(rows).toEqual([{ type: 'SigningKeyReplaced' }]);
  });

  it('is followed by one of a random seed, which a server without the seed does not sign for', async () => {
    const { configuration, pool } = api;
    const seed = randomBytes(32);
    const ringOf = (freshSeeds: readonly Buffer[]): KeyRing =>
      new KeyRing({
        pool,
        name: new URL(configuration.publicUrl).host,
        seedFor: (purpose) => deriveKey(configuration.secret, purpose),
        freshSeeds,
      });
    const before = ringOf([seed]);
    await before.refresh();
    const note = (await rotate(true, [seed])) ?? '';
    const told = ringOf([randomBytes(32), seed]);
    await told.refresh();
    expect(readRotation(note)).toMatchObject({
      former: before.verifierKey,
      next: signerOf(told.name, seed).verifierKey,
    });
    expect(told.verifierKey).toBe(signerOf(told.name, seed).verifierKey);
    expect(keysAlong(before.verifierKey, told.rotations).map(({ text }) => text)).toContain(
      told.verifierKey,
    );
    await expect(ringOf([randomBytes(32)]).refresh()).rejects.toThrow('none of SIGNING_KEYS');
    await rotate(true, [seed]);
    const derived = ringOf([seed]);
    await derived.refresh();
    expect(derived.verifierKey).not.toBe(told.verifierKey);
  });
});
