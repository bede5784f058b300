import { playableBook } from '#cards';
import { createEngine } from '#rules';
import { describe, expect, it } from 'vitest';
import { recordedNames, recordedTraces } from './recordings.js';
import { replay } from './replay.js';
import { REVIEWED, REVIEWED_PROMPTS } from './reviewed.js';
import type { Trace } from './trace.js';

/** Whole files of recorded games: a limit against hanging, not a measurement. */
const SLOW = 240_000;

describe('recorded games', () => {
  const engine = createEngine(playableBook());
  const reviewed: ReadonlySet<string> = new Set(
    [...REVIEWED, ...REVIEWED_PROMPTS].map(({ trace }) => trace),
  );
  /**
   * By recording: reading them all takes half as long as
   * replaying them, and the last tests ask for these once more.
   */
  const reviewedOf = new Map<string, readonly Trace[]>();
  const read = (name: string): readonly Trace[] => {
    const traces = recordedTraces(name);
    reviewedOf.set(
      name,
      traces.filter(({ id }) => reviewed.has(id)),
    );
    return traces;
  };
  const reviewedTraces = (): readonly Trace[] =>
    recordedNames.flatMap(
      (name) => reviewedOf.get(name) ?? read(name).filter(({ id }) => reviewed.has(id)),
    );
  const differing = (list: readonly Trace[]) =>
    list.flatMap((t) => {
      const r = replay(engine, t);
      if (r.kind === 'different') return [`${t.id} step ${r.at}: ${r.what}`];
      return r.kind === 'skipped' || REVIEWED_PROMPTS.some((x) => x.trace === t.id)
        ? []
        : r.prompts.different.map((what) => `${t.id}: ${what}`);
    });
  const explained: ReadonlySet<string> = new Set(REVIEWED.map(({ trace }) => trace));
  const unexpected = (list: readonly Trace[]) =>
    differing(list.filter(({ id }) => !explained.has(id)));

  it.each(recordedNames)(
    'of %s, whose cards exist, equal ours',
    (name) => expect(unexpected(read(name))).toEqual([]),
    SLOW,
  );

  it(
    'that are reviewed as different still differ',
    () => {
      const alike = reviewedTraces()
        .filter(({ id }) => explained.has(id))
        .filter((trace) => replay(engine, trace).kind !== 'different');
      expect(alike.map(({ id }) => id)).toEqual([]);
    },
    SLOW,
  );

  it(
    'whose questions are reviewed as different still ask otherwise',
    () => {
      const prompts: ReadonlySet<string> = new Set(REVIEWED_PROMPTS.map(({ trace }) => trace));
      const alike = reviewedTraces()
        .filter(({ id }) => prompts.has(id))
        .filter((trace) => {
          const result = replay(engine, trace);
          return result.kind !== 'equal' || result.prompts.different.length === 0;
        });
      expect(alike.map(({ id }) => id)).toEqual([]);
    },
    SLOW,
  );
});
