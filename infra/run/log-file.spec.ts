import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLogFile } from './log-file.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('puts a full file aside while the process goes on, and keeps three of them', async () => {
  const file = path.join(folder, 'api.log');
  const log = openLogFile(file, 200);
  await vi.waitFor(() => expect(readdirSync(folder)).toContain('api.log'));
  for (let number = 1; number <= 60; number += 1) {
    log.add(`line ${number} of a server that runs for months`);
    await new Promise((resolve) => setImmediate(resolve));
    await vi.waitFor(() => expect(readdirSync(folder)).toContain('api.log'));
  }
  await log.end();
  const names = readdirSync(folder).sort();
  expect(names).toEqual(['api.log', 'api.log.1', 'api.log.2', 'api.log.3']);
  for (const name of names) expect(statSync(path.join(folder, name)).size).toBeLessThan(300);
  const lines = names
    .reverse()
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n'))
    .filter((line) => line !== '');
  // The newest, without a gap.
  const first = Number(/\d+/.exec(lines[0] ?? '')?.[0]);
  expect(first).toBeGreaterThan(1);
  expect(lines).toEqual(
    Array.from(
      { length: 60 - first + 1 },
      (_, n) => `line ${first + n} of a server that runs for months`,
    ),
  );
});

it('loses lines while its file cannot be written, as on a full disk, and goes on afterwards', async () => {
  const file = path.join(folder, 'api.log');
  mkdirSync(file);
  const log = openLogFile(file);
  log.add('lost');
  // Until the system has refused the write.
  await new Promise((resolve) => setTimeout(resolve, 50));
  rmdirSync(file);
  await vi.waitFor(() => {
    log.add('kept');
    expect(existsSync(file)).toBe(true);
  });
  await log.end();
  expect(readFileSync(file, 'utf8')).toMatch(/^(kept\n)+$/);
});
