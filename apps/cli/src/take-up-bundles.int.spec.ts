import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENGINE_VERSION, writeBundle } from '#bundles';
import { builtInContent, type CardContent } from '#cards';
import { signerOf } from '#checkpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.js';
import { installBundles, listBundles, rollBackBundle } from './take-up-bundles.js';

const maker = signerOf('sets.example.org', Buffer.alloc(32, 7));
const stranger = signerOf('sets.example.org', Buffer.alloc(32, 8));
const folder = mkdtempSync(path.join(tmpdir(), 'bundles-'));
const server = { trustedKeys: [maker.verifierKey], now: '2026-11-27', privateAllowed: false };
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const [first] = builtInContent(['IC27']).legality;
if (!first) throw new Error('no entry');
/** A bundle that differs from bundle 0 only in the date of its legality check. */
const looked = (checkedUntil: string): CardContent => ({
  sets: [],
  facts: [],
  reprints: {},
  printings: {},
  behaviours: [],
  legality: [{ ...first, checkedUntil }],
});

const save = (
  file: string,
  content: CardContent,
  { id = 'IC27', version = 1, expires = null as string | null, from = ENGINE_VERSION } = {},
  signer = maker,
): string => {
  const engine = { from, to: from };
  const written = writeBundle(content, { id, version, engine, expires }, signer);
  if ('refusal' in written) throw new Error(written.refusal.code);
  writeFileSync(path.join(folder, file), written.bytes);
  return path.join(folder, file);
};

const said = async (work: (say: (line: string) => void) => Promise<{ isFine: boolean }>) => {
  const lines: string[] = [];
  const { isFine } = await work((line) => lines.push(line));
  return { isFine, text: lines.join('\n') };
};
const install = (...sources: string[]) =>
  said((say) => installBundles(sources, { ...server, databaseUrl: database.url }, say));
const rollBack = (which: string) => said((say) => rollBackBundle(which, database.url, say));
const list = () => said((say) => listBundles(database.url, say));

it('takes a folder up in order, lists it, and takes the last one back', async () => {
  expect((await list()).text).toBe('no bundle was taken up: cards are what is built in');
  save('1.bundle', looked('2026-11-20'));
  save('2.bundle', looked('2026-11-24'), { version: 2 });
  expect(await install(folder)).toMatchObject({ isFine: true });
  expect((await list()).text).toMatch(
    /IC27 version 1: not in force[^]*taken-up .* by shell:[^]*IC27 version 2: in force/,
  );
  expect((await install(folder)).text).toMatch(
    /1\.bundle is version 1 of IC27; version 2 is in force[^]*in force already/,
  );
  expect(await rollBack('last')).toEqual({
    isFine: true,
    text: 'IC27 version 2 is withdrawn: nothing new begins with it',
  });
  expect((await list()).text).toMatch(/version 1: in force[^]*version 2: not in force/);
  expect((await rollBack('0123456789')).isFine).toBe(false);
});

it('refuses, and says why', async () => {
  const sor = builtInContent(['SOR']);
  const quiet = { ...sor, behaviours: sor.behaviours.map((row) => ({ ...row, abilities: [] })) };
  const refused = async (file: string, why: RegExp) => {
    const outcome = await install(file);
    expect(outcome.isFine).toBe(false);
    expect(outcome.text).toMatch(why);
  };
  const late = looked('2026-11-26');
  await refused(save('f', late, {}, stranger), /is signed by no key that is trusted here/);
  await refused(save('e', late, { expires: '2026-11-27' }), /has expired on 2026-11-27/);
  await refused(save('n', late, { from: ENGINE_VERSION + 1 }), /needs version .* of the engine/);
  await refused(save('q', quiet, { id: 'SOR' }), /says something else of SOR_\d+ and does not/);
  writeFileSync(path.join(folder, 'huge'), Buffer.alloc(16_000_001, 32));
  await refused(path.join(folder, 'huge'), /cannot be read: too-large/);
  await refused('http://127.0.0.1:1/a.bundle', /cannot be read: not-https/);
});
