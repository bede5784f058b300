import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  BUCKET_ACCESS,
  type BucketStore,
  startBucketStore,
} from '../../../../test/support/bucket-store.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { keepBackingUp, makeBackup, verifyBackup } from '../backup.js';
import { openBucket } from './bucket.js';
import { makeIdentity } from './seal.js';

const silent = (): void => undefined;

let source: TestDatabase;
let store: BucketStore;
let key: { identity: string; recipient: string };
let env: Readonly<Record<string, string>>;

const planFor = (to: string) => ({
  env,
  seal: { recipient: key.recipient },
  secrets: { secret: 'a secret of at least thirty-two characters', signingKeys: null },
  to,
  now: () => new Date(Date.UTC(2026, 10, 28, 14, 5, 0)),
});

beforeAll(async () => {
  [source, store, key] = await Promise.all([
    createTestDatabase(),
    startBucketStore(),
    makeIdentity(),
  ]);
  env = { ...BUCKET_ACCESS, AWS_ENDPOINT_URL_S3: store.url, DATABASE_URL: source.url };
});
beforeEach(() => store.objects.clear());
afterAll(async () => {
  await source.drop();
  await store.close();
});

it('sends a backup to a bucket and proves it from there', async () => {
  const { result } = await makeBackup(planFor('s3://club/hall'), silent);
  const file = 's3://club/hall/conclave-2026-11-28T14-05-00Z.backup';
  expect(result).toMatchObject({ file });
  const sent = store.objects.get('/club/hall/conclave-2026-11-28T14-05-00Z.backup');
  expect(sent?.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
  const { isFine } = await verifyBackup({ file, opener: { identity: key.identity }, env }, silent);
  expect(isFine).toBe(true);
  await expect(makeBackup(planFor('s3://club/hall'), silent)).rejects.toThrow('is there already');
  expect(store.refused()).toBe(0);
});

it('keeps the newest on a schedule and leaves what is no backup alone', async () => {
  const ending = new AbortController();
  for (const name of ['other', 'conclave-2026-11-01T00-00-00Z.backup'])
    store.objects.set(`/club/hall/${name}`, Buffer.from('x'));
  store.objects.set('/club/elsewhere/conclave-2026-11-01T00-00-00Z.backup', Buffer.from('x'));
  const said: string[] = [];
  const plan = planFor('s3://club/hall/');
  await keepBackingUp(
    plan,
    { everyMs: 1, keep: 1, signal: ending.signal },
    {
      say: (line) => {
        said.push(line);
        ending.abort();
      },
      complain: silent,
    },
  );
  expect(said).toHaveLength(2);
  expect([...store.objects.keys()].sort()).toEqual([
    '/club/elsewhere/conclave-2026-11-01T00-00-00Z.backup',
    '/club/hall/conclave-2026-11-28T14-05-00Z.backup',
    '/club/hall/other',
  ]);
});

it('sends what is larger than one request in parts', async () => {
  const shelf = await openBucket('s3://club', env);
  const { writeFile } = await import('node:fs/promises');
  const content = Buffer.alloc(20 * 1024 * 1024, 'conclave');
  await shelf.add(new Date(0), (file) => writeFile(file, content));
  const sent = store.objects.get('/club/conclave-1970-01-01T00-00-00Z.backup');
  expect(sent?.equals(content)).toBe(true);
});

it('keeps the newest where one is made by another clock, as a CronJob does', async () => {
  store.objects.set('/club/conclave-2026-11-01T00-00-00Z.backup', Buffer.from('x'));
  await makeBackup({ ...planFor('s3://club/'), keep: 1 }, silent);
  expect([...store.objects.keys()]).toEqual(['/club/conclave-2026-11-28T14-05-00Z.backup']);
});

it('calls nothing a backup that did not arrive whole', async () => {
  store.keepOnly(10);
  await expect(makeBackup(planFor('s3://club/hall'), silent)).rejects.toThrow(
    /10 of \d+ bytes came to the bucket/,
  );
  expect(store.objects.size).toBe(0);
});

it('is refused with another secret, and says which setting is missing', async () => {
  const other = { ...planFor('s3://club'), env: { ...env, AWS_SECRET_ACCESS_KEY: 'another' } };
  await expect(makeBackup(other, silent)).rejects.toThrow(/403|SignatureDoesNotMatch/);
  const { AWS_ACCESS_KEY_ID: _key, ...without } = env;
  await expect(makeBackup({ ...planFor('s3://club'), env: without }, silent)).rejects.toThrow(
    'a bucket needs the setting AWS_ACCESS_KEY_ID',
  );
});
