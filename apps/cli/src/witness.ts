import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  judgeCheckpoint,
  keysAlong,
  type OfferedCheckpoint,
  readCheckpoint,
  readVerifierKey,
  textOfNote,
  witnessOf,
} from '#checkpoints';

interface Watch {
  readonly server: string;
  readonly eventId: string;
  readonly folder: string;
  readonly name: string;
  readonly fetch: (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;
  readonly now: () => number;
}

/** Whole or not at all: a witness that loses what it signed could be led to sign a fork. */
const keep = (file: string, text: string): void => {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
};

const readKept = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null;

/** Whether the server has replaced the one key by the other, and both have signed that. */
const follows = async (
  told: string,
  known: string,
  ask: (route: string) => Promise<string>,
): Promise<boolean> => {
  const notes = JSON.parse(await ask('/.well-known/conclave-key-rotations')) as string[];
  return keysAlong(known, notes).some(({ text }) => text === told);
};

/** Looks once. True when the checkpoint was signed. */
export const witnessOnce = async (
  watch: Watch,
  print: (line: string) => void,
): Promise<boolean> => {
  const { server, eventId, folder, name, now } = watch;
  mkdirSync(folder, { recursive: true });
  const at = (file: string): string => path.join(folder, file);
  const ask = async (route: string): Promise<string> => {
    const answer = await watch.fetch(new URL(route, server).href);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${route}: ${answer.status} ${text.slice(0, 200)}`);
    return text;
  };
  if (!existsSync(at('seed'))) keep(at('seed'), randomBytes(32).toString('hex'));
  const witness = witnessOf(name, Buffer.from(readFileSync(at('seed'), 'utf8'), 'hex'));
  keep(at('witness-key'), `${witness.verifierKey}\n`);
  const told = (await ask('/.well-known/conclave-key')).trim();
  const known = readKept(at('server-key'));
  const key = readVerifierKey(told);
  if (key === null || (known !== null && told !== known && !(await follows(told, known, ask))))
    throw new Error(`the key of the server is another one than before: ${told}`);
  keep(at('server-key'), told);
  const file = at(`${eventId}.checkpoint`);
  const before = readKept(file);
  const size = before === null ? 0 : (readCheckpoint(textOfNote(before))?.size ?? 0);
  const body = JSON.parse(
    await ask(`/api/events/${eventId}/log/consistency?size=${size}`),
  ) as OfferedCheckpoint;
  const origin = `${key.name}/events/${eventId}/log`;
  const judged = judgeCheckpoint(body, { key, origin, kept: before });
  if (judged.kind !== 'grown') {
    if (judged.kind === 'fork') keep(at(`${eventId}.fork`), body.checkpoint);
    print(`witness: not signed (${judged.kind}): ${judged.detail}`);
    return false;
  }
  keep(file, body.checkpoint + witness.cosign(body.checkpoint, Math.floor(now() / 1_000)));
  print(`witness: ${witness.name} signed the first ${judged.size} events of ${origin}`);
  return true;
};

/**
 * Commits what can be shown to everybody; nothing where nothing
 * is new. Throws where the folder lies in no repository.
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
