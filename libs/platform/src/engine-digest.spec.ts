import { cpSync, appendFileSync, mkdtempSync, rmSync } from 'node:fs';
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

/** The digest with something more at the end of that file. */
const changed = (file: string): string => {
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
    for (const file of ['engine.ts', 'kernel/dice.ts', 'cr/01-concepts/08-cost.ts'])
      expect(changed(file), file).not.toBe(now);
    for (const file of ['text/log.ts', 'bots/random.ts', 'cr/audit.spec.ts'])
      expect(changed(file), file).toBe(now);
  });

  it('is refused where there is no engine', () => {
    expect(() => digestOfEngine(join(engine, 'text'))).toThrow('no rules engine');
  });
});
