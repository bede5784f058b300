import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { playableBook } from '#cards';
import { createEngine } from '#rules';
import { recordedNames, recordedTraces, tracesAt } from './recordings.js';
import { replay, type Result } from './replay.js';
import { MISPRINTS, REVIEWED } from './reviewed.js';
import { isSync, type Trace } from './trace.js';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';

interface Wish {
  /** Names of included recordings, or paths; empty: all included ones. */
  readonly names: readonly string[];
  /** Only this trace, with the place of the difference. */
  readonly diff: string | undefined;
  /** The maximum number of differing traces that are printed. */
  readonly failures: number;
  /** Whether to list the differing questions. */
  readonly prompts: boolean;
}

interface Count {
  equal: number;
  different: number;
  reviewed: number;
  skipped: number;
}

const REVIEWED_IDS: ReadonlySet<string> = new Set([
  ...MISPRINTS.flatMap(({ traces }) => traces),
  ...REVIEWED.map(({ trace }) => trace),
]);

const noneYet = (): Count => ({ equal: 0, different: 0, reviewed: 0, skipped: 0 });

const readTraces = (name: string): readonly Trace[] =>
  recordedNames.includes(name) ? recordedTraces(name) : tracesAt(name);

/**
 * Prints the recorded steps up to the next board, our questions meanwhile, and every differing
 * line.
 */
const printDifference = (
  { steps }: Trace,
  { at, details = [] }: Extract<Result, { kind: 'different' }>,
  say: Say,
): void => {
  for (const [i, step] of steps.entries()) {
    if (i < at || i > at + 12) continue;
    if (isSync(step)) {
      say(`step ${i}: the board is set anew`);
      continue;
    }
    const { by, prompt, choice } = step;
    const cards = [...(prompt.cards ?? []), ...(prompt.display ?? [])].map((c) => c.card).join(' ');
    say(
      `step ${i}: ${by} ${prompt.kind} ${prompt.menu} [${(prompt.buttons ?? []).join(' ')}] [${cards}] -> ${choice.type} ${choice.ref?.card ?? ''} ${choice.label ?? ''}`,
    );
    if (step.after) break;
  }
  for (const line of details) say(line);
};

/** Replays traces one after the other and counts the outcomes. */
class Conformance {
  readonly total = noneYet();
  readonly lacking = new Map<string, number>();
  readonly questions = { same: 0, different: 0 };
  private shown = 0;
  private readonly engine = createEngine(playableBook());

  constructor(
    private readonly wish: Wish,
    private readonly say: Say,
  ) {}

  replayAll(name: string): void {
    if (!recordedNames.includes(name) && !existsSync(name)) {
      this.say(`${name}: not here, skipped`);
      return;
    }
    const count = noneYet();
    for (const trace of readTraces(name))
      if (this.wish.diff === undefined || trace.id === this.wish.diff) this.replayOne(trace, count);
    this.say(
      `${basename(name).padEnd(12)} ${count.equal} equal, ${count.different} different, ${count.reviewed} differ on purpose, ${count.skipped} skipped`,
    );
    for (const kind of Object.keys(count) as (keyof Count)[]) this.total[kind] += count[kind];
  }

  private replayOne(trace: Trace, count: Count): void {
    const result = this.attempt(trace);
    if (result.kind === 'skipped') {
      count.skipped += 1;
      for (const card of result.missing) this.lacking.set(card, (this.lacking.get(card) ?? 0) + 1);
    } else if (result.kind === 'equal') {
      count.equal += 1;
      this.countQuestions(trace, result);
    } else {
      const isReviewed = REVIEWED_IDS.has(trace.id);
      count[isReviewed ? 'reviewed' : 'different'] += 1;
      this.printPart(trace, result);
    }
    if (this.wish.diff !== undefined && result.kind !== 'different')
      this.say(`${trace.id}: ${JSON.stringify(result)}`);
  }

  private countQuestions(trace: Trace, { prompts }: Extract<Result, { kind: 'equal' }>): void {
    this.questions.same += prompts.same;
    this.questions.different += prompts.different.length;
    if (this.wish.prompts) for (const what of prompts.different) this.say(`${trace.id}: ${what}`);
  }

  private printPart(trace: Trace, result: Extract<Result, { kind: 'different' }>): void {
    const { diff, failures } = this.wish;
    if (diff !== undefined || this.shown < failures)
      this.say(`${trace.id} step ${result.at}: ${result.what}`);
    if (diff !== undefined) printDifference(trace, result, this.say);
    this.shown += 1;
  }

  private attempt(trace: Trace): Result {
    try {
      return replay(this.engine, trace);
    } catch (error) {
      return { kind: 'different', at: -1, what: `threw ${(error as Error).message}` };
    }
  }
}

export const replayRecordings = (wish: Wish, say: Say): Outcome => {
  const names = wish.names.length > 0 ? wish.names : recordedNames;
  const conformance = new Conformance(wish, say);
  for (const name of names) conformance.replayAll(name);
  const { total, lacking, questions } = conformance;
  const mostLacking = [...lacking].sort(([, one], [, other]) => other - one).slice(0, 40);
  if (wish.failures > 0) say(mostLacking.map(([card, times]) => `${card}:${times}`).join(' '));
  say(
    `questions inside actions: ${questions.same} of ${questions.same + questions.different} offer the same cards`,
  );
  say(
    `traces: ${total.equal} of ${total.equal + total.different + total.reviewed} equal (${total.skipped} skipped: card not defined)`,
  );
  const isFound = wish.diff === undefined || Object.values(total).some((count) => count > 0);
  if (!isFound) say(`there is no trace ${wish.diff} in ${names.join(', ')}`);
  return { isFine: total.different === 0 && isFound, result: { ...total, questions } };
};
