import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { drawArrows, readArrows, reduceArrows, withPicture } from './picture.js';

const root = path.resolve(import.meta.dirname, '../..');

it('leaves out an arrow that a longer way says', () => {
  const arrows = new Map([
    ['apps/api', new Set(['libs/match', 'libs/rules'])],
    ['libs/match', new Set(['libs/rules'])],
    ['libs/rules', new Set<string>()],
  ]);
  expect([...(reduceArrows(arrows).get('apps/api') ?? [])]).toEqual(['libs/match']);
  expect(drawArrows(arrows)).toContain('  apps_api --> libs_match\n  libs_match --> libs_rules');
});

it('reads the arrows of this program: the page knows the contracts, the event store the shape of an aggregate alone', () => {
  const arrows = readArrows(root);
  expect(arrows.get('apps/web')).toContain('libs/contracts');
  expect([...(arrows.get('libs/event-store') ?? [])]).toEqual(['libs/aggregate']);
});

it('is drawn in docs/architecture.md as the code is now (npx conclave architecture draws it)', () => {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  expect(page).toBe(withPicture(page, drawArrows(readArrows(root))));
});
