import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from '#client';
import { signedUp } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { AddressMeter, meterRules } from '../rate-limits/address-meter.js';

let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  api = await startApi({ rateLimits: true, trustProxy: 1 });
  connection = new Connection(api.url, { headers: { 'x-forwarded-for': '198.51.100.7' } });
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

interface Head {
  readonly method?: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The answer to a request that declares a body and never sends a byte of it. */
const answerTo = ({ method = 'POST', path, headers }: Head): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    let text = '';
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('data', (part: string) => {
      text += part;
      const body = text.split('\r\n\r\n')[1] ?? '';
      if (!body.endsWith('}')) return;
      socket.destroy();
      const { error } = JSON.parse(body) as { error: { code: string } };
      resolve(`${text.split(' ')[1]} ${error.code}`);
    });
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  });

const json = { 'content-type': 'application/json' };
const large = { ...json, 'content-length': String(63 * 1024 * 1024) };
const small = { ...json, 'content-length': '400000' };
const chunked = { ...json, 'transfer-encoding': 'chunked' };

describe('before a byte of a body is read', () => {
  it.each([
    ['who brings an event signed out', '/api/events/import', large, '401 auth/required'],
    ['who brings one in pieces', '/api/events/import', chunked, '401 auth/required'],
    ['what no route takes', '/api/nothing', small, '404 request/unknown-route'],
    ['what no route takes, in pieces', '/nowhere/at/all', chunked, '404 request/unknown-route'],
    ['what is too large', '/api/commands/Register', large, '413 request/too-large'],
    ['a deck where no deck belongs', '/api/guest/sign-in', small, '413 request/too-large'],
    [
      'what is no JSON',
      '/api/commands/Register',
      { ...small, 'content-type': 'text/plain' },
      '415 request/unsupported-media-type',
    ],
    [
      'a token that is none',
      '/api/commands/Register',
      { ...small, authorization: 'Bearer conclave_nothing' },
      '401 token/unknown',
    ],
  ])('answers %s', async (_who, path, headers, answer) => {
    expect(await answerTo({ path, headers })).toBe(answer);
  });

  it('answers with another method too', async () => {
    expect(await answerTo({ method: 'PUT', path: '/api/queries/event', headers: small })).toBe(
      '404 request/unknown-route',
    );
  });

  it('refuses an account that the operator has not named', async () => {
    const mallory = await signedUp(connection, 'Mallory');
    const headers = { ...mallory.identity(), ...large };
    expect(await answerTo({ path: '/api/events/import', headers })).toBe(
      '403 handover/door-closed',
    );
  });

  it.each([
    ['has sent too much', 'address-bytes', '/api/commands/Nonsense', '203.0.113.9'],
    ['asks for nothing over and over', 'unknown-route', '/api/nothing', '203.0.113.10'],
    ['asks for anything too often', 'request', '/api/commands/Nonsense', '203.0.113.11'],
  ] as const)('refuses an address that %s, and nobody else', async (_what, kind, path, address) => {
    api.app.get<AddressMeter>(AddressMeter).take(kind, address, meterRules[kind].max);
    expect(await answerTo({ path, headers: { ...small, 'x-forwarded-for': address } })).toBe(
      '429 request/too-many',
    );
    const { status } = await connection.send({
      method: 'POST',
      path,
      headers: json,
      body: '{}',
    });
    expect(status).toBe(404);
  });
});

describe('a body that is read', () => {
  const answer = async (body: string | Buffer): Promise<string> => {
    const { status, text } = await connection.send({
      method: 'POST',
      path: '/api/decks/check',
      headers: json,
      body: body as string,
    });
    return `${status} ${text}`;
  };

  it('is refused by its shape before anything is made of it', async () => {
    expect(await answer(`[${'[],'.repeat(100_000)}[]]`)).toMatch(/^400 .*has too many members/);
    expect(await answer(`${'['.repeat(70)}${']'.repeat(70)}`)).toMatch(/^400 .*nested too deeply/);
    expect(await answer('{"text":{"more":"a\\ud800"}}')).toMatch(
      /^400 .*"path":"text.more","message":"contains characters that are no text"/,
    );
  });
});
