/** The included cases, and the result of our engine for one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Engine } from '#rules';
import { follow, type Followed } from './follow.js';
import { boardOf, codesOf, findUnsupported } from './given.js';
import { REVIEWED } from './reviewed.js';
import type { Scenario } from './scenario.js';

const PACKED = /\.jsonl(\.br)?$/;

/** Files of cases in a folder, by path. */
export const caseFilesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => PACKED.test(file))
    .sort()
    .map((file) => join(folder, file));
export const CARRIED = join(import.meta.dirname, 'cases');

export function scenariosOf(file: string): Scenario[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line)];
    } catch {
      throw new Error(`${file}, line ${index + 1}: not a case as JSON`);
    }
  });
}

const REVIEWED_IDS: ReadonlySet<string> = new Set(REVIEWED.map(({ scenario }) => scenario));

/** `stale`: it is listed as different, but agrees. */
export type Verdict =
  | { readonly is: 'skipped'; readonly why: string }
  | (Followed & { readonly is: 'agrees' | 'guessed' | 'differs' | 'reviewed' | 'stale' });

function followScenario(engine: Engine, scenario: Scenario): Followed {
  try {
    return follow(engine, scenario, boardOf(engine, scenario));
  } catch (error) {
    return { agrees: false, guessed: false, open: [`threw ${(error as Error).message}`], way: [] };
  }
}

export function verdictOf(engine: Engine, scenario: Scenario): Verdict {
  if (codesOf(scenario).some((code) => !engine.book.cards.has(code)))
    return { is: 'skipped', why: 'card' };
  const why = findUnsupported(engine, scenario);
  if (why !== null) return { is: 'skipped', why };
  const result = followScenario(engine, scenario);
  const strictly = result.agrees && !result.guessed;
  if (REVIEWED_IDS.has(scenario.id)) return { ...result, is: strictly ? 'stale' : 'reviewed' };
  return { ...result, is: strictly ? 'agrees' : result.agrees ? 'guessed' : 'differs' };
}
