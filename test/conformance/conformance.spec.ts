import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playableBook } from '#cards';
import { createEngine } from '#rules';
import { describe, expect, it } from 'vitest';
import { replay } from './replay.js';
import { REVIEWED, REVIEWED_PROMPTS } from './reviewed.js';
import { type Trace } from './trace.js';

const root = join(import.meta.dirname, '../../../shared/conformance');
/** Whole files of recorded games: a limit against hanging, not a measurement. */
const SLOW = 240_000;

function traces(folder: string, wanted: (slug: string) => boolean): Trace[] {
  return readdirSync(join(root, folder))
    .filter((f) => wanted(f.replace('.jsonl', '')))
    .flatMap((f) =>
      readFileSync(join(root, folder, f), 'utf8')
        .split('\n')
        .filter((l) => l.trim() !== '')
        .map((l) => JSON.parse(l) as Trace),
    );
}

describe.skipIf(!existsSync(root))('recorded games', () => {
  const engine = createEngine(playableBook());
  const differing = (list: readonly Trace[]) =>
    list.flatMap((t) => {
      const r = replay(engine, t);
      if (r.kind === 'different') return [`${t.id} step ${r.at}: ${r.what}`];
      return r.kind === 'skipped' || REVIEWED_PROMPTS.some((x) => x.trace === t.id)
        ? []
        : r.prompts.different.map((what) => `${t.id}: ${what}`);
    });
  const unexpected = (list: readonly Trace[]) =>
    differing(list.filter((t) => !REVIEWED.some((x) => x.trace === t.id)));

  it(
    'of the core, whose cards exist, equal ours',
    () => {
      expect(unexpected(traces('core', () => true))).toEqual([]);
    },
    SLOW,
  );

  it(
    'of whole scenarios, whose cards exist, equal ours',
    () => {
      expect(unexpected(traces('scenarios', () => true))).toEqual([]);
    },
    SLOW,
  );

  it(
    'of every card of Spark of Rebellion equal ours',
    () => {
      expect(unexpected(traces('SOR', () => true))).toEqual([]);
    },
    SLOW,
  );

  it(
    'of every card of Shadows of the Galaxy, whose cards exist, equal ours',
    () => {
      expect(unexpected(traces('SHD', () => true))).toEqual([]);
    },
    SLOW,
  );

  it(
    'that differ on purpose still do',
    () => {
      const all = [
        ...traces('core', () => true),
        ...traces('scenarios', () => true),
        ...traces('SOR', () => true),
        ...traces('SHD', () => true),
      ];
      for (const x of REVIEWED) {
        const t = all.find((y) => y.id === x.trace);
        if (t) expect(replay(engine, t).kind, x.trace).toBe('different');
      }
    },
    SLOW,
  );
});
