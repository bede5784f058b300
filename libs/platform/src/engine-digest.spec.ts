import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { digestOfEngine, engineDigest } from './engine-digest.js';

const engine = join(import.meta.dirname, '../../rules/src');
const copy = mkdtempSync(join(tmpdir(), 'engine-'));
cpSync(engine, copy, { recursive: true });
afterAll(() => {
  rmSync(copy, { recursive: true });
});

/** The digest after something is appended to that file. */
const changed = (file: string): string => {
  expect(existsSync(join(engine, file)), file).toBe(true);
  cpSync(engine, copy, { recursive: true });
  appendFileSync(join(copy, file), '\n');
  return digestOfEngine(copy);
};

describe('digest of the engine', () => {
  it('is that of its sources', () => {
    expect(digestOfEngine(copy)).toBe(engineDigest());
    expect(engineDigest()).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it('moves with every rule, and not with words, bots and tests', () => {
    const now = engineDigest();
    for (const file of [
      'engine/engine.ts',
      'kernel/dice.ts',
      'events/events.ts',
      'cr/01-concepts/08-cost.ts',
      'meaning/amounts.ts',
    ])
      expect(changed(file), file).not.toBe(now);
    for (const file of ['text/log.ts', 'bots/random.ts', 'cr/audit.spec.ts'])
      expect(changed(file), file).toBe(now);
  });

  it('knows every folder of the engine', () => {
    const folders = readdirSync(engine, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
    const counted = folders.filter((folder) => {
      const [file] = readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
        .sort();
      return file !== undefined && changed(join(folder, file)) !== engineDigest();
    });
    const notDeciding = ['bots', 'explain', 'laws', 'manifest', 'testing', 'text'];
    expect([...counted, ...notDeciding].sort()).toEqual([...folders].sort());
  });

  it('is refused where there is no engine', () => {
    expect(() => digestOfEngine(join(engine, 'text'))).toThrow('no rules engine');
  });
});
