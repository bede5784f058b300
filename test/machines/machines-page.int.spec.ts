import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { newWebhookSecret, signedHeaders } from '#webhooks';
import { tokenOf } from '../../apps/api/test/machines.js';
import { runningEvent } from '../../apps/api/test/people.js';
import type { RunningApi } from '../../apps/api/test/running-api.js';
import { startStaffedApi } from '../../apps/api/test/staffed-api.js';

const run = promisify(execFile);
const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/machines.md'), 'utf8');

/** The program that the page shows under this name. */
const program = (name: string): string => {
  const found = [...page.matchAll(/```js\n([^]*?)```/g)]
    .map(([, text]) => text ?? '')
    .find((text) => text.startsWith(`// ${name}\n`));
  if (found === undefined) throw new Error(`the page shows no ${name}`);
  return found;
};

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-machines-'));
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await api?.stop();
});

describe('what the page for machines shows', () => {
  it('imports the results of a round, twice without harm', async () => {
    const { eventId, tables } = await runningEvent(api, connection, owner, [
      'Ana',
      'Ben',
      'Cleo',
      'Dan',
    ]);
    await api.settle();
    const { token } = await tokenOf(owner, { eventId });
    const [script, results] = [
      path.join(folder, 'import-results.mjs'),
      path.join(folder, 'results.csv'),
    ];
    writeFileSync(script, program('import-results.mjs'));
    writeFileSync(results, '1,2,0,0\n2,1,2,0\n');
    const imported = () =>
      run(process.execPath, [script, results], {
        env: { ...process.env, CONCLAVE: api.url, TOKEN: token, EVENT: eventId },
      });
    for (const time of [1, 2])
      expect([time, (await imported()).stdout.trim().split(/\s*\n/)]).toEqual([
        time,
        ['1 200', '2 200'],
      ]);
    const scores = await Promise.all(
      tables.map(async ({ matchId }) =>
        (await api.store.readStream(`match-${matchId}`))
          .filter(({ type }) => type === 'MatchCompleted')
          .map(({ data }) => data['score']),
      ),
    );
    expect(scores).toEqual([[{ a: 2, b: 0, drawn: 0 }], [{ a: 1, b: 2, drawn: 0 }]]);
  });

  it('verifies a signature, and refuses one that is wrong or old', async () => {
    const file = path.join(folder, 'verify.mjs');
    writeFileSync(file, program('verify.mjs'));
    const { verify } = (await import(/* @vite-ignore */ file)) as {
      verify: (secret: string, headers: Record<string, string>, body: string) => unknown;
    };
    expect(program('verify.mjs').trim().split('\n').slice(2, -2).length).toBeLessThanOrEqual(10);
    const [secret, body, at] = [newWebhookSecret(), '{"type":"test"}', new Date()];
    const headers = signedHeaders({ secret, messageId: 'msg_1', body, at });
    expect(verify(secret, headers, body)).toEqual({ type: 'test' });
    expect(
      verify(
        secret,
        { ...headers, 'webhook-signature': `v1,other ${headers['webhook-signature']}` },
        body,
      ),
    ).toEqual({ type: 'test' });
    expect(() => verify(secret, headers, `${body} `)).toThrow('wrong signature');
    expect(() => verify(newWebhookSecret(), headers, body)).toThrow('wrong signature');
    expect(() =>
      verify(
        secret,
        signedHeaders({ secret, messageId: 'msg_1', body, at: new Date(at.getTime() - 600_000) }),
        body,
      ),
    ).toThrow('too old');
  });
});
