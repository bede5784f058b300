import { allCards, BEHAVIOURS, bookOf, playableBook } from '#cards';
import { createEngine } from '#rules';
import { describe, expect, it } from 'vitest';
import { recordedNames, recordedTraces } from './recordings.js';
import { replay } from './replay.js';
import { MISPRINTS, REVIEWED, type Misprint } from './reviewed.js';
import { REVIEWED_PROMPTS } from './reviewed-questions.js';
import type { Trace } from './trace.js';

/** For whole files of recorded games: a limit against hanging, not a measurement. */
const SLOW = 240_000;

/** An engine with a value as in the recorder's card data. */
const engineWith = ({ card, had }: Misprint) =>
  createEngine(
    bookOf(
      allCards.map((facts) => (facts.id === card ? { ...facts, ...had } : facts)),
      BEHAVIOURS,
    ),
  );

describe('recorded games', () => {
  const engine = createEngine(playableBook());
  const misprinted = MISPRINTS.flatMap(({ traces }) => traces);
  const reviewed: ReadonlySet<string> = new Set([
    ...misprinted,
    ...[...REVIEWED, ...REVIEWED_PROMPTS].map(({ trace }) => trace),
  ]);
  /**
   * By recording: reading them all takes half as long as replaying them, and the last tests use
   * these again.
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
  const explained: ReadonlySet<string> = new Set([
    ...misprinted,
    ...REVIEWED.map(({ trace }) => trace),
  ]);
  const unexpected = (list: readonly Trace[]) =>
    differing(list.filter(({ id }) => !explained.has(id)));

  it.each(recordedNames)(
    'of %s, whose cards exist, equal ours',
    (name) => expect(unexpected(read(name))).toEqual([]),
    SLOW,
  );

  const replayOf = (id: string, by = engine) =>
    replay(by, reviewedTraces().find((trace) => trace.id === id) as Trace);

  it(
    'that are reviewed as different part at the step that is named',
    () => {
      const steps = REVIEWED.map(({ trace }) => {
        const result = replayOf(trace);
        return [trace, result.kind === 'different' ? result.at : null];
      });
      expect(steps).toEqual(REVIEWED.map(({ trace, step }) => [trace, step]));
    },
    SLOW,
  );

  it.each(MISPRINTS.map((misprint) => [misprint.card, misprint] as const))(
    'in which the recorder had %s wrong differ, and equal ours with the figure as it was had',
    (_, misprint) => {
      const wrong = engineWith(misprint);
      const kinds = misprint.traces.map((id) => [id, replayOf(id).kind, replayOf(id, wrong).kind]);
      expect(kinds).toEqual(misprint.traces.map((id) => [id, 'different', 'equal']));
    },
    SLOW,
  );

  it(
    'whose questions are reviewed as different ask that one question otherwise',
    () => {
      const asked = REVIEWED_PROMPTS.map(({ trace }) => {
        const result = replayOf(trace);
        const questions = result.kind === 'equal' ? result.prompts.different : [];
        return [trace, ...new Set(questions.map((what) => what.split(':')[0]))];
      });
      expect(asked).toEqual(REVIEWED_PROMPTS.map(({ trace, menu }) => [trace, menu]));
    },
    SLOW,
  );

  it('are each reviewed once, with a reason of their own', () => {
    const reviews = [...MISPRINTS, ...REVIEWED, ...REVIEWED_PROMPTS];
    expect(new Set(reviews.map(({ reason }) => reason)).size).toBe(reviews.length);
    expect(reviewed.size).toBe(misprinted.length + REVIEWED.length + REVIEWED_PROMPTS.length);
  });
});
