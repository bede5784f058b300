import { readdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import {
  type BundleRefusal,
  bundlesInForce,
  BundleStore,
  ENGINE_VERSION,
  LONGEST_BUNDLE,
  type NotedStep,
  takeUpBundle,
  withdrawBundle,
} from '#bundles';
import { builtInContent } from '#cards';
import { createDatabasePool, createLogger } from '#platform';
import { readFileAt } from '#webhooks';
import { refusalText } from './bundle.js';
import type { Outcome, Say } from './command-line/verb.js';
import { UsageError } from './command-line/words.js';

/** A folder with more files is not a folder of bundles. */
const MOST_FILES = 64;
const ENDING = '.bundle';
const SHORT = 12;

const withStore = async <T>(
  databaseUrl: string,
  work: (store: BundleStore) => Promise<T>,
): Promise<T> => {
  const logger = createLogger('bundle', { logLevel: 'silent' });
  const pool = createDatabasePool({ databaseUrl, databasePool: 1 }, 'bundle', logger);
  try {
    return await work(new BundleStore(pool));
  } finally {
    await pool.end();
  }
};

const atTheShell = (): string => `shell:${userInfo().username}`;

type Fetched = { readonly bytes: Uint8Array } | { readonly fault: string };

const readLocal = (file: string): Fetched =>
  statSync(file).size > LONGEST_BUNDLE ? { fault: 'too-large' } : { bytes: readFileSync(file) };

const isAddress = (source: string): boolean => /^https?:\/\//.test(source);

const filesIn = (source: string): readonly string[] => {
  if (isAddress(source) || !statSync(source).isDirectory()) return [source];
  const files = readdirSync(source)
    .filter((file) => file.endsWith(ENDING))
    .sort();
  if (files.length === 0) throw new UsageError(`${source} holds no file that ends in ${ENDING}`);
  if (files.length > MOST_FILES) throw new UsageError(`${source} holds more than ${MOST_FILES}`);
  return files.map((file) => path.join(source, file));
};

const readSource = async (source: string, privateAllowed: boolean): Promise<Fetched> => {
  if (!isAddress(source)) return readLocal(source);
  const read = await readFileAt(source, { privateAllowed }, LONGEST_BUNDLE);
  return read.kind === 'read' ? { bytes: read.bytes } : { fault: read.fault };
};

interface Server {
  readonly databaseUrl: string;
  readonly trustedKeys: readonly string[];
  /** ISO 8601. */
  readonly now: string;
  /** Whether private network addresses are allowed. */
  readonly privateAllowed: boolean;
}

type Installed =
  | { readonly source: string; readonly digest: string }
  | { readonly source: string; readonly refusal: BundleRefusal }
  | { readonly source: string; readonly fault: string };

const installOne = async (
  source: string,
  store: BundleStore,
  { trustedKeys, now, privateAllowed }: Server,
  say: Say,
): Promise<Installed> => {
  const got = await readSource(source, privateAllowed);
  if ('fault' in got) {
    say(`${source} cannot be read: ${got.fault}`);
    return { source, fault: got.fault };
  }
  const trust = { trustedKeys, engineVersion: ENGINE_VERSION, now };
  const by = atTheShell();
  const taken = await takeUpBundle(got.bytes, { store, trust, base: builtInContent(), by });
  if (taken.kind === 'refused') {
    say(`${source} ${refusalText(taken.refusal)}`);
    return { source, refusal: taken.refusal };
  }
  const { id, version, digest } = taken.bundle;
  const news = taken.kind === 'in-force' ? 'in force already' : 'in force within seconds';
  say(`${source} ${id} version ${version} ${digest.slice(0, SHORT)}: ${news}`);
  return { source, digest };
};

/** Accepts each bundle of a file, a folder or an address; a running server notices by itself. */
export const installBundles = async (
  sources: readonly string[],
  server: Server,
  say: Say,
): Promise<Outcome> => {
  if (sources.length === 0) throw new UsageError('name a file, a folder or an address');
  const result = await withStore(server.databaseUrl, async (store) => {
    const installed: Installed[] = [];
    for (const source of sources.flatMap(filesIn))
      installed.push(await installOne(source, store, server, say));
    return installed;
  });
  return { isFine: result.every((each) => 'digest' in each), result };
};

interface Listed {
  readonly digest: string;
  readonly name: string;
  readonly version: number;
  readonly signedBy: string;
  readonly isInForce: boolean;
  readonly steps: readonly Pick<NotedStep, 'act' | 'at' | 'by'>[];
}

const bundlesIn = (steps: readonly NotedStep[]): readonly Listed[] => {
  const inForce = bundlesInForce(steps);
  const firsts = steps.filter(
    ({ digest }, at) => steps.findIndex((step) => step.digest === digest) === at,
  );
  return firsts.map(({ digest, name, version, signedBy }) => {
    const own = steps.filter((step) => step.digest === digest);
    const taken = own.map(({ act, at, by }) => ({ act, at, by }));
    const isInForce = inForce.includes(digest);
    return { digest, name, version, signedBy, isInForce, steps: taken };
  });
};

/** Every bundle that was ever accepted, in that order. */
export const listBundles = async (databaseUrl: string, say: Say): Promise<Outcome> => {
  const result = bundlesIn(await withStore(databaseUrl, (store) => store.steps()));
  if (result.length === 0) say('no bundle was taken up: cards are what is built in');
  for (const { digest, name, version, signedBy, isInForce, steps } of result) {
    say(`${digest.slice(0, SHORT)} ${name} version ${version}: ${isInForce ? '' : 'not '}in force`);
    say(`  signed by ${signedBy}`);
    for (const { act, at, by } of steps) say(`  ${act} ${at.toISOString()} by ${by}`);
  }
  return { isFine: true, result };
};

/** Withdraws a bundle for new tournaments; those that began with it keep it. */
export const rollBackBundle = async (
  which: string,
  databaseUrl: string,
  say: Say,
): Promise<Outcome> => {
  if (which !== 'last' && !/^[0-9a-f]{8,64}$/.test(which))
    throw new UsageError('name `last`, or at least 8 digits of a digest');
  const step = await withStore(databaseUrl, (store) => withdrawBundle(store, which, atTheShell()));
  say(
    step
      ? `${step.name} version ${step.version} is withdrawn: nothing new begins with it`
      : `no bundle in force is meant by ${which}`,
  );
  return { isFine: step !== null, result: step && { digest: step.digest } };
};
