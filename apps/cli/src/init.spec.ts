import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { init } from './init.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-init-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('makes six secrets of 256 bits, readable by the owner alone', () => {
  const to = path.join(folder, 'fresh.env');
  init({ to, domain: undefined }, () => undefined);
  const settings = parseEnv(readFileSync(to, 'utf8'));
  const secrets = [
    'CONCLAVE_SECRET',
    'POSTGRES_PASSWORD',
    'APP_DATABASE_PASSWORD',
    'REDIS_PASSWORD',
    'METRICS_TOKEN',
    'GRAFANA_PASSWORD',
  ].map((name) => settings[name]);
  expect(new Set(secrets).size).toBe(6);
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(to).mode & 0o777).toBe(0o600);
});

it('leaves a file that is there as it is', () => {
  const to = path.join(folder, 'twice.env');
  init({ to, domain: 'conclave.example.org' }, () => undefined);
  const before = readFileSync(to, 'utf8');
  const said: string[] = [];
  expect(init({ to, domain: undefined }, (line) => said.push(line)).isFine).toBe(false);
  expect(readFileSync(to, 'utf8')).toBe(before);
  expect(said).toEqual([expect.stringContaining('stays as it is')]);
});
