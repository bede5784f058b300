import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { streamKinds } from '../../libs/event-store/src/stream-name.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HOME = 'libs/event-store/src/stream-name.ts';
const kinds = streamKinds.join('|');
/** Cutting so many characters off a name, or asking how it begins, takes a match for a tournament. */
const CUT = new RegExp(`(?:slice|startsWith|split|replace)\\(\\s*['"\`](?:${kinds})-['"\`]`);

/** Lines that take the name of a stream apart themselves. */
const cutsIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => CUT.test(line));

describe('the names of streams', () => {
  it('are taken apart in one place', () => {
    const files = execFileSync('git', ['ls-files', 'apps', 'libs'], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter((file) => /\.(?:ts|tsx)$/.test(file) && !/\.spec\.tsx?$/.test(file) && file !== HOME);
    expect(files.length).toBeGreaterThan(500);
    const cuts = files.flatMap((file) =>
      cutsIn(readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
    expect(cuts).toEqual([]);
  });

  it('would be found where somebody cuts them', () => {
    expect(cutsIn("const id = streamId.slice('match-'.length);")).toHaveLength(1);
    expect(cutsIn("if (streamId.startsWith('event-')) return;")).toHaveLength(1);
    expect(cutsIn("const id = idOf('match', streamId);")).toEqual([]);
  });
});
