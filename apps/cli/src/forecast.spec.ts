import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCommandLine } from './command-line/run.js';
import { topics } from './verbs/index.js';

const folder = mkdtempSync(join(tmpdir(), 'forecast-'));
afterAll(() => rmSync(folder, { recursive: true }));

const called = async (...args: string[]) => {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCommandLine(topics, ['forecast', ...args], {
    print: (line) => out.push(line),
    complain: (line) => err.push(line),
  });
  return { code, out, err };
};

it('asks twenty simulated rounds where no file is given, and says that nobody played them', async () => {
  const { code, out } = await called();
  expect(code).toBe(0);
  expect(out[0]).toContain('simulated');
  expect(out).toHaveLength(22);
  expect(out.at(-1)).toMatch(/^20 rounds, 10 minutes before time: off by \d/);
});

it('ends with 1 at a file that holds no event', async () => {
  const file = join(folder, 'none.json');
  writeFileSync(file, '{}');
  expect(await called(file)).toMatchObject({ code: 1, out: [`${file}: no exported event`] });
});
