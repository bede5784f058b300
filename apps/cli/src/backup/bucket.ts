import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3mini } from 's3mini';
import { readSetting } from '#platform';
import { type BackupShelf, listOutdated, nameBackup } from './folder.js';
import { BackupError } from './format.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether it is an address such as `s3://bucket/folder/` in an S3-compatible store. */
export const isInBucket = (place: string): boolean => place.startsWith('s3://');

const REGION = 'us-east-1';

const readAddress = (address: string): { readonly bucket: string; readonly key: string } => {
  const [, bucket, key = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/(.*))?$/.exec(address) ?? [];
  if (bucket === undefined)
    throw new BackupError(`${address}: an address such as s3://bucket/folder/ is wanted`);
  return { bucket, key };
};

/**
 * The settings under the names that S3 programs have in common; each may be given as a file by its
 * name with `_FILE`.
 */
const readAccess = (env: Environment, bucket: string) => {
  const read = (name: string): string => {
    const value = readSetting(name, env);
    if (!value) throw new BackupError(`a bucket needs the setting ${name}`);
    return value;
  };
  const region = readSetting('AWS_REGION', env) ?? REGION;
  const store =
    readSetting('AWS_ENDPOINT_URL_S3', env) ??
    readSetting('AWS_ENDPOINT_URL', env) ??
    `https://s3.${region}.amazonaws.com`;
  return {
    accessKeyId: read('AWS_ACCESS_KEY_ID'),
    secretAccessKey: read('AWS_SECRET_ACCESS_KEY'),
    endpoint: `${store.replace(/\/+$/, '')}/${bucket}`,
    region,
  };
};

/** Loaded only if a bucket is used. */
const connect = async (env: Environment, bucket: string): Promise<S3mini> => {
  const access = readAccess(env, bucket);
  const { S3mini: Client } = await import('s3mini');
  return new Client(access);
};

const withRoom = async <T>(work: (file: string) => Promise<T>): Promise<T> => {
  const room = await mkdtemp(path.join(os.tmpdir(), 'conclave-bucket-'));
  try {
    return await work(path.join(room, 'backup'));
  } finally {
    await rm(room, { recursive: true, force: true });
  }
};

/** Uploads a whole file; an incomplete upload does not count as a backup. */
const upload = async (client: S3mini, key: string, file: string): Promise<void> => {
  const content = await openAsBlob(file);
  await client.putAnyObject(key, content, 'application/octet-stream');
  const arrived = await client.getContentLength(key);
  if (arrived === content.size) return;
  await client.deleteObject(key);
  throw new BackupError(`${key}: ${arrived} of ${content.size} bytes came to the bucket`);
};

/**
 * A folder in a bucket for backups. A backup is first written completely to this machine,
 * encrypted, and then uploaded.
 */
export const openBucket = async (address: string, env: Environment): Promise<BackupShelf> => {
  const { bucket, key } = readAddress(address);
  const folder = key === '' ? '' : `${key.replace(/\/+$/, '')}/`;
  const client = await connect(env, bucket);
  return {
    add: (at, write) =>
      withRoom(async (file) => {
        const target = `${folder}${nameBackup(at)}`;
        if (await client.objectExists(target))
          throw new BackupError(`s3://${bucket}/${target} is there already`);
        const written = await write(file);
        await upload(client, target, file);
        return { at: `s3://${bucket}/${target}`, written };
      }),
    prune: async (most) => {
      const objects = (await client.listObjects('/', folder)) ?? [];
      const outdated = listOutdated(
        objects.map(({ Key }) => Key.slice(folder.length)),
        most,
      );
      for (const name of outdated)
        if (!(await client.deleteObject(`${folder}${name}`)))
          throw new BackupError(`${name} cannot be removed from the bucket`);
      return outdated;
    },
  };
};

/**
 * Runs `work` with a copy of a backup in a bucket, or with the file itself if it is on this
 * machine.
 */
export const withBackupFile = async <T>(
  place: string,
  env: Environment,
  work: (file: string) => Promise<T>,
): Promise<T> => {
  if (!isInBucket(place)) return work(place);
  const { bucket, key } = readAddress(place);
  const client = await connect(env, bucket);
  return withRoom(async (file) => {
    const answer = await client.getObjectResponse(key);
    if (!answer?.body) throw new BackupError(`${place} is not there`);
    await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(file));
    return work(file);
  });
};
