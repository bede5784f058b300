import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { unlessDone } from './fingerprint.mjs';
import { ROOT } from './project.mjs';

let source: string;
let times: number;
let build: (work?: () => void) => Promise<string | undefined>;

beforeEach(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-fingerprint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  source = path.join(folder, 'source/a.ts');
  mkdirSync(path.dirname(source));
  writeFileSync(source, 'one');
  const output = path.join(folder, 'output');
  times = 0;
  build = (work = () => writeFileSync(output, `${(times += 1)}`)) =>
    unlessDone(
      {
        name: 'step',
        places: [path.relative(ROOT, path.dirname(source))],
        output: path.relative(ROOT, output),
        stampFolder: folder,
      },
      async () => work(),
    );
});

it('does a step once for the same sources', async () => {
  expect(await build()).toBeUndefined();
  expect(await build()).toBe('unchanged');
  expect(times).toBe(1);
});

it('takes a file that was only touched, or written again as it was, for the same', async () => {
  await build();
  utimesSync(source, 1, 1);
  expect(await build()).toBe('unchanged');
  writeFileSync(source, 'one');
  expect(await build()).toBe('unchanged');
  expect(times).toBe(1);
});

it('does it again for other contents of the same length, and for one file more', async () => {
  await build();
  writeFileSync(source, 'two');
  await build();
  writeFileSync(path.join(path.dirname(source), 'b.ts'), '');
  await build();
  expect(times).toBe(3);
});

it('does it again after it failed', async () => {
  await expect(
    build(() => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await build();
  expect(times).toBe(1);
});
