import { readFileSync } from 'node:fs';
import type { Opener, Seal } from '../backup/seal.js';
import { defineVerb } from '../command-line/verb.js';
import { argument, number, text, UsageError } from '../command-line/words.js';

const KEPT_ON_A_SCHEDULE = 48;
const MINUTE_MS = 60_000;
const UNITS: Readonly<Record<string, number>> = {
  m: MINUTE_MS,
  h: 60 * MINUTE_MS,
  d: 24 * 60 * MINUTE_MS,
};

/** Parses `5m`, `2h` or `1d` to milliseconds. */
const readDuration = (given: string): number => {
  const [, count, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(given) ?? [];
  const unitMs = UNITS[unit ?? ''];
  if (count === undefined || unitMs === undefined)
    throw new UsageError(
      `--every ${given}: minutes, hours or days are wanted, such as 5m, 2h or 1d`,
    );
  return Number(count) * unitMs;
};

const passphraseFile = text(
  'FILE',
  'holds the passphrase of the backup; else the setting BACKUP_PASSPHRASE',
);

const readPassphrase = async (file: string | undefined): Promise<string | undefined> => {
  if (file !== undefined) return readFileSync(file, 'utf8').trim();
  const { readSetting } = await import('#platform');
  return readSetting('BACKUP_PASSPHRASE', process.env);
};

const readSeal = async (recipient: string | undefined, file: string | undefined): Promise<Seal> => {
  if (recipient !== undefined && file !== undefined)
    throw new UsageError('give --recipient or --passphrase-file, not both');
  const { readSetting } = await import('#platform');
  const key =
    recipient ?? (file === undefined ? readSetting('BACKUP_RECIPIENT', process.env) : undefined);
  if (key !== undefined) return { recipient: key };
  const passphrase = await readPassphrase(file);
  if (passphrase) return { passphrase };
  throw new UsageError(
    'a backup holds everybody’s decks and secrets, so it is sealed: give --recipient (`conclave backup key` makes one) or --passphrase-file',
  );
};

const opening = {
  identity: text('FILE', 'opens what was sealed for its recipient; `backup key` made it'),
  passphraseFile,
};

interface Opening {
  readonly identity: string | undefined;
  readonly passphraseFile: string | undefined;
}

const readOpener = async ({ identity, passphraseFile: file }: Opening): Promise<Opener> => {
  if (identity !== undefined) {
    const lines = readFileSync(identity, 'utf8').split('\n');
    return { identity: lines.find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '' };
  }
  const passphrase = await readPassphrase(file);
  if (passphrase) return { passphrase };
  throw new UsageError('give --identity or --passphrase-file to open the backup');
};

const key = defineVerb({
  name: 'key',
  summary: 'makes a key that backups are sealed for, and prints its recipient',
  arguments: { file: argument('a new file for the key; keep it elsewhere than the server') },
  failure: 'the file is there already',
  result: '`{recipient}`',
  examples: ['backup key backup.key'],
  run: async ({ arguments: { file }, say }) =>
    (await import('../backup.js')).makeBackupKey(file, say),
});

const verify = defineVerb({
  name: 'verify',
  summary: 'proves a backup: restores it into a database of its own, audits it, throws that away',
  arguments: { file: argument('the backup, a file or s3://bucket/folder/NAME') },
  options: opening,
  failure: 'it cannot be restored, or what it holds does not prove itself',
  result: '`{madeAt, isFine}`',
  examples: ['backup verify conclave-2026-11-28T14-05-00Z.backup --identity backup.key'],
  run: async ({ arguments: { file }, options, say }) =>
    (await import('../backup.js')).verifyBackup(
      { file, opener: await readOpener(options), env: process.env },
      say,
    ),
});

/** Aborts on Ctrl-C, `kill` or when the terminal is closed. */
const untilAskedToEnd = (): AbortSignal => {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      ending.abort();
    });
  return ending.signal;
};

export const backup = defineVerb({
  name: 'backup',
  summary: 'saves the whole server in one sealed file, also while events run',
  details:
    'Database as it stands at one moment, and the secrets without which nobody can read it. Of the database in `MIGRATION_DATABASE_URL` or `DATABASE_URL`, else of the server that `npm start` runs, also when it is stopped. The file is an [age](https://age-encryption.org) file with a gzipped tar. `conclave restore` brings it back ([how](operations.md#backup-and-restore)).',
  options: {
    to: text(
      'PLACE',
      'a new file, or a folder or bucket (s3://bucket/folder/) that gets a file named after the moment; needed',
    ),
    recipient: text('KEY', 'who can open it, as `backup key` printed it; else BACKUP_RECIPIENT'),
    passphraseFile,
    every: text('TIME', 'again and again until it is stopped, such as 5m, 2h or 1d'),
    keep: number(
      'so many of the newest stay in the folder or bucket; with --every 48 unless it is given',
      { from: 1 },
    ),
  },
  failure: 'a backup could not be written',
  result: '`{file, bytes}`',
  examples: [
    'backup --to /media/stick/ --passphrase-file passphrase.txt',
    'backup --every 5m --keep 48 --to /media/stick/ --recipient age1...',
    'backup --every 5m --to s3://conclave/hall/ --recipient age1...',
  ],
  below: [key, verify],
  run: async ({ options: { to, recipient, passphraseFile: file, every, keep }, say, complain }) => {
    if (to === undefined) throw new UsageError('give --to: a new file, a folder or a bucket');
    const everyMs = every === undefined ? undefined : readDuration(every);
    const seal = await readSeal(recipient, file);
    const program = await import('../backup.js');
    const { readSecrets } = await import('../backup/places.js');
    const { env } = process;
    const plan = { env, seal, secrets: readSecrets(env), to, now: () => new Date() };
    if (everyMs === undefined) return program.makeBackup({ ...plan, keep }, say);
    const schedule = { everyMs, keep: keep ?? KEPT_ON_A_SCHEDULE, signal: untilAskedToEnd() };
    return program.keepBackingUp(plan, schedule, { say, complain });
  },
});

export const restore = defineVerb({
  name: 'restore',
  summary: 'brings a backup back into an empty database, and proves it',
  details:
    'Into the database in `MIGRATION_DATABASE_URL` or `DATABASE_URL`, else into the data folder of `npm start` (`CONCLAVE_DATA`, `.data`), where nothing may run. The tables are brought up to the version that runs here; a backup of a newer Conclave is refused. A database with anything in it is left as it is.',
  arguments: { file: argument('the backup, a file or s3://bucket/folder/NAME') },
  options: {
    ...opening,
    secrets: text('FILE', 'a new file that gets the secrets as settings for api and worker'),
  },
  failure: 'it cannot be restored here, or what it holds does not prove itself',
  result: '`{madeAt, isFine}`',
  examples: ['restore conclave-2026-11-28T14-05-00Z.backup --identity backup.key'],
  run: async ({ arguments: { file }, options, say }) => {
    const opener = await readOpener(options);
    const program = await import('../backup.js');
    const secretsFile = options.secrets;
    return program.restore({ env: process.env, opener, file, secretsFile }, say);
  },
});
