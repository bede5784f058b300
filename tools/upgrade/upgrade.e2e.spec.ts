import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { olderVersionOf } from './older-version.js';
import { upgradeUnderFire } from './run.js';

// `npx conclave upgrade-test --from FOLDER` uses a real release.
it('refuses nothing and goes on while every process is replaced by a version with newer read models, and back', async () => {
  const from = olderVersionOf(projectRoot);
  onTestFinished(() => rmSync(from, { recursive: true }));
  const lines: string[] = [];
  const outcome = await upgradeUnderFire(
    { from, players: 8, seed: 'short', roundMs: 1_000 },
    (line) => lines.push(line),
  );
  expect(outcome.result, lines.join('\n')).toMatchObject({ refused: 0, reloads: 0 });
  expect(outcome.isFine, lines.join('\n')).toBe(true);
});
