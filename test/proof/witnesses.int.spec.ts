import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCheckpointText,
  checkpointText,
  consistencyProof,
  Cosignatures,
  LogCheckpoints,
  logIdOf,
  openNote,
  readCheckpoint,
  readVerifierKey,
  rootOf,
  type Signer,
  signerOf,
  textOfNote,
} from '#checkpoints';
import { type ApiSession, Connection } from '#client';
import { deriveKey, type Logger } from '#platform';
import { openEvent, register, signedUp, visitor } from '../../apps/api/test/people.js';
import { type RunningApi, startApi } from '../../apps/api/test/running-api.js';
import { auditFile } from '../../apps/cli/src/audit.js';
import { AskWitnessesJob } from '../../apps/worker/src/jobs/ask-witnesses.job.js';

const secrets = { hall: 'h'.repeat(40), club: 'c'.repeat(40) };
const keyOf = (name: keyof typeof secrets): Signer =>
  signerOf(`${name}.example`, deriveKey(secrets[name], 'log-signing'));

/** A server, and what its worker does each minute. */
interface Server {
  readonly api: RunningApi;
  readonly connection: Connection;
  readonly owner: ApiSession;
  readonly eventId: string;
  readonly checkpoints: LogCheckpoints;
  readonly witnessKey: string;
}

const opened: Server[] = [];
const serve = async (name: keyof typeof secrets, other: keyof typeof secrets): Promise<Server> => {
  const api = await startApi({
    secret: secrets[name],
    publicUrl: `https://${name}.example`,
    witnessFor: [keyOf(other).verifierKey],
  });
  const connection = new Connection(api.url);
  const owner = await signedUp(connection, 'Olga');
  const server = {
    api,
    connection,
    owner,
    eventId: await openEvent(owner),
    checkpoints: api.app.get<LogCheckpoints>(LogCheckpoints),
    witnessKey: (await visitor(connection).get('/.well-known/conclave-witness-key')).trim(),
  };
  opened.push(server);
  return server;
};

let hall: Server;
let club: Server;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'conclave-witnesses-'));
  hall = await serve('hall', 'club');
  club = await serve('club', 'hall');
});
afterAll(async () => {
  for (const { connection, api } of opened) {
    connection.close();
    await api.stop();
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const logOf = ({ eventId }: Server): string => `event-${eventId}`;
const said: string[] = [];
const logger = {
  warn: (_about: object, text: string) => said.push(text),
  error: (_about: object, text: string) => said.push(text),
} as unknown as Logger;

/** Signs what has happened and has the other server sign it too. */
const minute = async (server: Server, witness: Server): Promise<readonly string[]> => {
  said.length = 0;
  await server.checkpoints.sign(logOf(server));
  const key = readVerifierKey(witness.witnessKey);
  if (key === null) throw new Error(`no key: ${witness.witnessKey}`);
  await new AskWitnessesJob({
    witnesses: [{ url: `${witness.api.url}/witness`, key, keyText: witness.witnessKey }],
    checkpoints: server.checkpoints,
    cosignatures: new Cosignatures(server.api.pool),
    fetch,
    logger,
  }).handle();
  return [...said];
};

const cosigned = (server: Server): Promise<string> =>
  visitor(server.connection).get(`/api/events/${server.eventId}/log/cosigned`);
const send = async (
  server: Server,
  body: string,
  type = 'text/plain',
): Promise<[status: number, text: string, type: string]> => {
  const answer = await fetch(`${server.api.url}/witness/add-checkpoint`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return [answer.status, await answer.text(), answer.headers.get('content-type') ?? ''];
};

describe('two servers', () => {
  it('sign what the other one has signed, at first and as it grows', async () => {
    await expect(cosigned(hall)).rejects.toMatchObject({ code: 'request/not-signed-yet' });
    expect(await minute(hall, club)).toEqual([]);
    expect(await minute(club, hall)).toEqual([]);
    const before = readCheckpoint(textOfNote(await cosigned(hall)))?.size ?? 0;
    expect(before).toBeGreaterThan(0);
    await register(hall.connection, hall.eventId, 'Ana');
    expect(await minute(hall, club)).toEqual([]);
    for (const [server, witness] of [
      [hall, club],
      [club, hall],
    ] as const) {
      const note = await cosigned(server);
      const key = readVerifierKey(witness.witnessKey);
      expect(key && openNote(note, key)).not.toBeNull();
    }
    expect(readCheckpoint(textOfNote(await cosigned(hall)))?.size).toBeGreaterThan(before);
  });

  it('ask nothing where nothing has happened', async () => {
    const cosignatures = new Cosignatures(hall.api.pool);
    expect(await cosignatures.due(club.witnessKey, 10)).toEqual([]);
    expect(await cosignatures.due('another', 10)).toEqual([{ log: logOf(hall), known: 0 }]);
  });

  it('go on from what the witness knows, when the lines of before are lost', async () => {
    await hall.api.pool.query('delete from checkpoint_cosignatures');
    await register(hall.connection, hall.eventId, 'Ben');
    expect(await minute(hall, club)).toEqual([]);
    expect(await cosigned(hall)).toContain('club.example/witness');
  });

  it('prove a file with their line', async () => {
    const note = await cosigned(hall);
    const file = path.join(folder, 'event.json');
    const exported = await hall.owner.get(`/api/events/${hall.eventId}/export?decks=true`);
    writeFileSync(file, exported);
    const lines: string[] = [];
    const evidence = {
      key: keyOf('hall').verifierKey,
      witness: note,
      witnessKey: club.witnessKey,
    };
    expect([await auditFile(file, (line) => lines.push(line), evidence), lines]).toEqual([
      true,
      expect.arrayContaining([
        expect.stringContaining('signed by hall.example and club.example/witness'),
      ]),
    ]);
  });
});

describe('a witness', () => {
  const leaves = ['a', 'b', 'c', 'd', 'e'];
  const origin = 'hall.example/events/forked/log';
  const sign = (of: readonly string[], signer = keyOf('hall'), about = origin): string =>
    signer.sign(checkpointText({ origin: about, size: of.length, root: rootOf(of) }));
  const request = (old: number, of: readonly string[], note = sign(of)): string =>
    addCheckpointText({ old, proof: consistencyProof(of, old), note });

  it('says what it has seen last, and signs neither a fork nor a log that became shorter', async () => {
    const seen = `/witness/${logIdOf(origin)}/checkpoint`;
    await expect(visitor(club.connection).get(seen)).rejects.toMatchObject({ status: 404 });
    expect((await send(club, request(0, leaves.slice(0, 3))))[0]).toBe(200);
    expect(await visitor(club.connection).get(seen)).toBe(sign(leaves.slice(0, 3)));
    expect(await send(club, request(2, leaves))).toEqual([409, '3\n', 'text/x.tlog.size']);
    const forked = ['a', 'X', 'c', 'd', 'e'];
    expect((await send(club, request(3, forked)))[0]).toBe(422);
    expect((await send(club, request(3, ['a', 'X', 'c'])))[0]).toBe(422);
    expect((await send(club, request(2, ['a', 'b'])))[0]).toBe(409);
    expect((await send(club, request(3, leaves.slice(0, 3))))[0]).toBe(200);
    expect((await send(club, request(3, leaves)))[0]).toBe(200);
  });

  it('signs one of two that come at once from one size', async () => {
    const about = 'hall.example/events/raced/log';
    const [one, other] = [
      ['a', 'b'],
      ['a', 'B'],
    ].map((of) => request(0, of, sign(of, keyOf('hall'), about)));
    const statuses = await Promise.all(
      [one, other].map(async (body) => (await send(club, body ?? ''))[0]),
    );
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it.each([
    [
      404,
      'a log of nobody it witnesses',
      () => request(0, leaves, sign(leaves, keyOf('club'), 'club.example/x')),
    ],
    [403, 'what another key has signed', () => request(0, leaves, sign(leaves, keyOf('club')))],
    [
      400,
      'a size before it that is larger',
      () => addCheckpointText({ old: 9, proof: [], note: sign(leaves) }),
    ],
    [
      422,
      'a proof for a log that it sees first',
      () =>
        addCheckpointText({
          old: 0,
          proof: [Buffer.alloc(32)],
          note: sign(leaves, keyOf('hall'), 'hall.example/new'),
        }),
    ],
    [400, 'what is no checkpoint', () => 'old 0\n\nnothing\n'],
    [400, 'nothing', () => ''],
  ])('answers %i to %s', async (status, _what, body) => {
    expect((await send(club, body()))[0]).toBe(status);
  });

  it('takes any type of text, and no other route does', async () => {
    expect((await send(club, request(5, leaves), 'application/octet-stream'))[0]).toBe(200);
    const elsewhere = await fetch(`${club.api.url}/api/commands/CreateEvent`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(elsewhere.status).toBe(415);
  });
});

describe('a server whose log was rewritten', () => {
  it('gets no line, and its operator is told', async () => {
    const id = logIdOf(`hall.example/events/${hall.eventId}/log`);
    await club.api.pool.query('update witnessed_logs set size = size + 5 where id = $1', [id]);
    await register(hall.connection, hall.eventId, 'Cleo');
    expect(await minute(hall, club)).toEqual(['a witness has seen more of the log than there is']);
  });
});
