import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { playableBook } from '#cards';
import { createEngine } from '#rules';
import type { Scenario } from './scenario.js';
import { CARRIED, caseFilesIn, scenariosOf, type Verdict, verdictOf } from './verdict.js';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { UsageError } from '../../apps/cli/src/command-line/words.js';

interface Wish {
  /** Included files of cases, or paths; empty: all included ones. */
  readonly names: readonly string[];
  /** Only this case, with its steps. */
  readonly diff: string | undefined;
  /** The maximum number of differing cases that are printed. */
  readonly failures: number;
  /** Whether to list the cases that come true only with an answer that they do not contain. */
  readonly guessed: boolean;
}

type Count = Record<Verdict['is'], number>;

const noneYet = (): Count => ({
  agrees: 0,
  guessed: 0,
  differs: 0,
  reviewed: 0,
  stale: 0,
  skipped: 0,
});

const filesOf = (name: string): string[] => {
  const carried = join(CARRIED, `${name}.jsonl.br`);
  if (existsSync(carried)) return [carried];
  if (!existsSync(name))
    throw new UsageError(`${name}: neither a carried file of cases nor a path`);
  return statSync(name).isDirectory() ? caseFilesIn(name) : [name];
};

const readCases = (file: string): readonly Scenario[] => {
  try {
    return scenariosOf(file);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** Prints the steps of a case, and next to them the questions and answers of our engine. */
const printCase = ({ given, when }: Scenario, way: readonly string[], say: Say): void => {
  for (const [i, seat] of given.seats.entries()) say(`p${i + 1}: ${JSON.stringify(seat)}`);
  for (const step of when) say(`step: ${JSON.stringify(step)}`);
  for (const line of way) say(`ours: ${line}`);
};

const titleOf = (file: string): string => basename(file).replace(/\.jsonl(\.br)?$/, '');

/** Plays cases one after the other and counts the outcomes. */
class Cases {
  readonly total = noneYet();
  readonly skips = new Map<string, number>();
  private shown = 0;
  private readonly engine = createEngine(playableBook());

  constructor(
    private readonly wish: Wish,
    private readonly say: Say,
  ) {}

  playAll(file: string): void {
    const count = noneYet();
    for (const scenario of readCases(file)) {
      if (this.wish.diff !== undefined && scenario.id !== this.wish.diff) continue;
      const verdict = verdictOf(this.engine, scenario);
      count[verdict.is]++;
      this.print(scenario, verdict);
    }
    this.say(
      `${titleOf(file).padEnd(12)} ${count.agrees} agree, ${count.guessed} with a guessed answer, ${count.differs + count.stale} differ, ${count.reviewed} reviewed, ${count.skipped} skipped`,
    );
    for (const kind of Object.keys(count) as (keyof Count)[]) this.total[kind] += count[kind];
  }

  private print(scenario: Scenario, verdict: Verdict): void {
    if (verdict.is === 'skipped') {
      this.skips.set(verdict.why, (this.skips.get(verdict.why) ?? 0) + 1);
      return;
    }
    const { is, open, way } = verdict;
    const { diff, guessed, failures } = this.wish;
    const isAsked = diff !== undefined || (is === 'guessed' && guessed);
    if (is === 'stale') this.say(`${scenario.id}: is reviewed as different, and agrees`);
    if (isAsked || (is === 'differs' && this.shown++ < failures))
      this.say(`${scenario.id}: ${is} ${open.join('; ')}`);
    if (isAsked) printCase(scenario, way, this.say);
  }
}

export const playScenarios = (wish: Wish, say: Say): Outcome => {
  const files = wish.names.length > 0 ? wish.names.flatMap(filesOf) : caseFilesIn(CARRIED);
  const cases = new Cases(wish, say);
  for (const file of files) cases.playAll(file);
  if (cases.skips.size > 0)
    say(`skipped: ${[...cases.skips].map(([why, n]) => `${n} ${why}`).join(', ')}`);
  const { agrees, guessed, differs, reviewed, stale, skipped } = cases.total;
  say(
    `scenarios: ${agrees} of ${agrees + guessed + differs + reviewed + stale} agree (${skipped} skipped: card or board not known; ${guessed} with a guessed answer, ${reviewed} reviewed)`,
  );
  return { isFine: differs + guessed + stale === 0, result: cases.total };
};
