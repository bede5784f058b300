import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  judgeCheckpoint,
  type OfferedCheckpoint,
  readCheckpoint,
  textOfNote,
  witnessOf,
} from '#checkpoints';
import { askOf, type Fetch } from './ask-server.js';
import { keepWhole, readKept, trustedKey } from './trusted-key.js';

interface Watch {
  readonly server: string;
  readonly eventId: string;
  readonly folder: string;
  readonly name: string;
  readonly fetch: Fetch;
  readonly now: () => number;
}

/** Checks once. True if the checkpoint was signed. */
export const witnessOnce = async (
  watch: Watch,
  print: (line: string) => void,
): Promise<boolean> => {
  const { server, eventId, folder, name, now } = watch;
  mkdirSync(folder, { recursive: true });
  const at = (file: string): string => path.join(folder, file);
  const ask = askOf(server, watch.fetch);
  if (!existsSync(at('seed'))) keepWhole(at('seed'), randomBytes(32).toString('hex'));
  const witness = witnessOf(name, Buffer.from(readFileSync(at('seed'), 'utf8'), 'hex'));
  keepWhole(at('witness-key'), `${witness.verifierKey}\n`);
  const { key } = await trustedKey(at('server-key'), ask);
  const file = at(`${eventId}.checkpoint`);
  const before = readKept(file);
  const size = before === null ? 0 : (readCheckpoint(textOfNote(before))?.size ?? 0);
  const body = JSON.parse(
    await ask(`/api/events/${eventId}/log/consistency?size=${size}`),
  ) as OfferedCheckpoint;
  const origin = `${key.name}/events/${eventId}/log`;
  const judged = judgeCheckpoint(body, { key, origin, kept: before });
  if (judged.kind !== 'grown') {
    if (judged.kind === 'fork') keepWhole(at(`${eventId}.fork`), body.checkpoint);
    print(`witness: not signed (${judged.kind}): ${judged.detail}`);
    return false;
  }
  keepWhole(file, body.checkpoint + witness.cosign(body.checkpoint, Math.floor(now() / 1_000)));
  print(`witness: ${witness.name} signed the first ${judged.size} events of ${origin}`);
  return true;
};

/**
 * Commits the public files; does nothing if nothing has changed. Throws if the folder is not in a
 * repository.
 */
export const commitKept = (folder: string, eventId: string, message: string): void => {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' });
  const files = ['witness-key', 'server-key', `${eventId}.checkpoint`, `${eventId}.fork`].filter(
    (file) => existsSync(path.join(folder, file)),
  );
  git('add', '--', ...files);
  if (git('diff', '--cached', '--name-only', '--', ...files) !== '')
    git('commit', '--quiet', '--message', message, '--', ...files);
};
