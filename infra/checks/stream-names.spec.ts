import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { streamKinds } from '../../libs/aggregate/src/stream-name.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HOME = 'libs/aggregate/src/stream-name.ts';
const kinds = streamKinds.join('|');
/**
 * Matches code that cuts off a prefix or tests for one by hand, which could mistake a match for a
 * tournament.
 */
const CUT = new RegExp(`(?:slice|startsWith|split|replace)\\(\\s*['"\`](?:${kinds})-['"\`]`);

/** Matches code that composes a name by hand, where a misspelt kind would not be noticed. */
const BUILT = new RegExp(`\`(?:${kinds})-\\$\\{`);

/** Lines that take stream names apart by hand. */
const cutsIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => CUT.test(line));

/** Lines that compose stream names by hand. */
const builtIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => BUILT.test(line));

/** Pages use no streams; tests use names as they are stored. */
const isWritten = (file: string): boolean =>
  !file.startsWith('apps/web/') && !/\.(?:contract|fixture)\.ts$|\/test(?:ing)?\//.test(file);

describe('the names of streams', () => {
  const files = execFileSync('git', ['ls-files', 'apps', 'libs'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:ts|tsx)$/.test(file) && !/\.spec\.tsx?$/.test(file) && file !== HOME);
  const linesOf = (found: (text: string) => readonly string[]) => (file: string) =>
    found(readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`);

  it('are taken apart in one place', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap(linesOf(cutsIn))).toEqual([]);
  });

  it('are put together in one place', () => {
    expect(files.filter(isWritten).flatMap(linesOf(builtIn))).toEqual([]);
  });

  it('would be found where somebody cuts them', () => {
    expect(cutsIn("const id = streamId.slice('match-'.length);")).toHaveLength(1);
    expect(cutsIn("if (streamId.startsWith('event-')) return;")).toHaveLength(1);
    expect(cutsIn("const id = idOf('match', streamId);")).toEqual([]);
    expect(builtIn('load(`match-${matchId}`)')).toHaveLength(1);
    expect(builtIn("load(streamOf('match', matchId))")).toEqual([]);
  });
});
