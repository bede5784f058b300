import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { type BundleRefusal, ENGINE_VERSION, readBundle, writeBundle } from '#bundles';
import { builtInContent, type CardContent, setCodes } from '#cards';
import { signerOf } from '#checkpoints';
import type { Outcome, Say } from './command-line/verb.js';
import { UsageError } from './command-line/words.js';

/** The file contains 32 bytes in hexadecimal and is readable by its owner only. */
export const makeKey = (file: string, name: string, say: Say): Outcome => {
  const seed = randomBytes(32);
  const { verifierKey } = signerOf(name, seed);
  writeFileSync(file, `${seed.toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  say(verifierKey);
  return { isFine: true };
};

const seedIn = (file: string): Buffer => {
  const hex = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new UsageError(`${file} holds no seed of a key`);
  return Buffer.from(hex, 'hex');
};

export const writeContent = (sets: readonly string[], out: string, say: Say): Outcome => {
  const known = setCodes.filter((code) => sets.length === 0 || sets.includes(code));
  const strange = sets.filter((code) => !known.some((each) => each === code));
  if (strange.length > 0) throw new UsageError(`not built in: ${strange.join(', ')}`);
  const content = builtInContent(known);
  writeFileSync(out, `${JSON.stringify(content, null, 1)}\n`);
  say(`${content.facts.length} printings, ${content.behaviours.length} cards that can be played`);
  return { isFine: true };
};

interface Signing {
  readonly key: string;
  readonly name: string;
  readonly id: string;
  readonly number: number;
  readonly expires: string | undefined;
  readonly out: string;
}

export const signContent = (
  file: string,
  { key, name, id, number, expires, out }: Signing,
  say: Say,
): Outcome => {
  const content = JSON.parse(readFileSync(file, 'utf8')) as CardContent;
  const engine = { from: ENGINE_VERSION, to: ENGINE_VERSION };
  const about = { id, version: number, engine, expires: expires ?? null };
  const written = writeBundle(content, about, signerOf(name, seedIn(key)));
  if ('refusal' in written) {
    say(refusalText(written.refusal));
    return { isFine: false };
  }
  writeFileSync(out, written.bytes);
  say(`${out}: ${id} version ${number}`);
  return { isFine: true };
};

/** Why a bundle is refused, as the end of a line that begins with its name. */
export const refusalText = (refusal: BundleRefusal): string => {
  switch (refusal.code) {
    case 'bundle/unreadable':
      return 'is no bundle';
    case 'bundle/untrusted':
      return 'is signed by no key that is trusted here';
    case 'bundle/altered':
      return 'was changed after it was signed';
    case 'bundle/expired':
      return `has expired on ${refusal.expires}`;
    case 'bundle/too-new':
      return `needs version ${refusal.needs} of the engine; this one has ${refusal.has}`;
    case 'bundle/too-old':
      return `was made for engines up to version ${refusal.needs}; this one has ${refusal.has}`;
    case 'bundle/superseded':
      return `is version ${refusal.version} of ${refusal.id}; version ${refusal.has} is in force`;
    case 'bundle/changes-unsaid':
      return `says something else of ${refusal.card} and does not name it among its changes`;
    case 'bundle/engine-cannot':
      return `says what the engine cannot do: ${refusal.card ?? 'content'}, ${refusal.node}: ${refusal.found}`;
  }
};

export const checkBundles = (
  files: readonly string[],
  { trustedKeys, now }: { readonly trustedKeys: readonly string[]; readonly now: string },
  say: Say,
): Outcome => {
  if (files.length === 0) throw new UsageError('name a bundle');
  const trust = { trustedKeys, engineVersion: ENGINE_VERSION, now };
  const result = files.map((file) => {
    const read = readBundle(readFileSync(file), trust);
    if ('refusal' in read) {
      say(`${file} ${refusalText(read.refusal)}`);
      return { file, refusal: read.refusal };
    }
    const { content, ...statement } = read.bundle;
    const { id, version, signedBy, expires } = statement;
    const count = `${content.facts.length} printings, ${content.behaviours.length} playable`;
    say(`${file} ${id} version ${version}: ${count}, until ${expires ?? 'for ever'}, ${signedBy}`);
    return { file, statement };
  });
  return { isFine: result.every((each) => 'statement' in each), result };
};
