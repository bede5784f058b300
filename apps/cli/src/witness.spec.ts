import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  checkpointText,
  consistencyProof,
  openNote,
  readVerifierKey,
  rootOf,
  signerOf,
  signRotation,
} from '#checkpoints';
import { commitKept, witnessOnce } from './witness.js';

const signer = signerOf('hall.example', Buffer.alloc(32, 1));
let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'conclave-witness-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A server whose log holds these leaves. */
const look = async (
  leaves: readonly string[],
  key = signer,
  rotations: readonly string[] = [],
): Promise<[boolean, string]> => {
  const said: string[] = [];
  const answer = (url: string): string => {
    if (url.endsWith('/.well-known/conclave-key')) return `${key.verifierKey}\n`;
    if (url.endsWith('-rotations')) return JSON.stringify(rotations);
    const size = Math.min(leaves.length, Number(new URL(url).searchParams.get('size')));
    const origin = 'hall.example/events/e1/log';
    return JSON.stringify({
      checkpoint: key.sign(checkpointText({ origin, size: leaves.length, root: rootOf(leaves) })),
      proof: consistencyProof(leaves, size).map((hash) => hash.toString('base64')),
    });
  };
  const signed = await witnessOnce(
    {
      server: 'https://hall.example',
      eventId: 'e1',
      folder,
      name: 'friend.example/w',
      now: () => 1_800_000_000_000,
      fetch: async (url) => ({ ok: true, status: 200, text: async () => answer(url) }),
    },
    (line) => said.push(line),
  );
  return [signed, said.join('\n')];
};
const kept = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

it('signs a log that grew, and keeps what it signed', async () => {
  expect(await look(['a', 'b', 'c'])).toEqual([true, expect.stringContaining('first 3 events')]);
  expect(await look(['a', 'b', 'c', 'd', 'e'])).toEqual([true, expect.stringContaining('first 5')]);
  expect((await look(['a', 'b', 'c', 'd', 'e']))[0]).toBe(true);
  const own = readVerifierKey(kept('witness-key').trim());
  const text = own && openNote(kept('e1.checkpoint'), own);
  expect(text).toContain(`\n5\n`);
});

it.each([
  ['rewritten', ['a', 'B', 'c', 'd']],
  ['cut', ['a', 'b']],
])('refuses a log that was %s, and keeps the proof of it', async (_what, leaves) => {
  await look(['a', 'b', 'c']);
  const before = kept('e1.checkpoint');
  expect(await look(leaves)).toEqual([false, expect.stringContaining('(fork)')]);
  expect(kept('e1.checkpoint')).toBe(before);
  expect(readdirSync(folder)).toContain('e1.fork');
});

it('takes no other key for the one it knew', async () => {
  await look(['a']);
  await expect(look(['a'], signerOf('hall.example', Buffer.alloc(32, 7)))).rejects.toThrow(
    'another one than before',
  );
});

it('takes the key that replaced the one it knew, told under both', async () => {
  await look(['a']);
  const next = signerOf('hall.example', Buffer.alloc(32, 7));
  const note = signRotation(signer, next, { generation: 1, at: '2026-11-23T04:00:00.000Z' });
  expect(await look(['a', 'b'], next, [note])).toEqual([true, expect.stringContaining('2 events')]);
  expect(kept('server-key')).toBe(next.verifierKey);
});

it('commits what it signed to the repository that it is kept in, and never its seed', async () => {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('config', 'user.name', 'Witness');
  git('config', 'user.email', 'witness@friend.example');
  for (const leaves of ['abc', 'abc', 'abcde']) {
    const [, said] = await look([...leaves]);
    commitKept(folder, 'e1', said);
  }
  expect(git('ls-files').split('\n')).toEqual(['e1.checkpoint', 'server-key', 'witness-key']);
  expect(git('show', 'HEAD:e1.checkpoint')).toBe(kept('e1.checkpoint').trim());
  expect(git('log', '--format=%s').split('\n')).toEqual([
    expect.stringContaining('signed the first 5 events'),
    expect.stringContaining('signed the first 3 events'),
  ]);
});
