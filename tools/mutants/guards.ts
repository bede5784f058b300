import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { triedGuards } from './tried-guards.js';

/**
 * Makes every change of the manifest's guards and checks whether its spec fails; the last line is
 * the number detected. `files`: only these files.
 */
export function runGuards(files: string, say: Say): Outcome {
  const tried = triedGuards
    .map((guard, index) => ({ guard, index }))
    .filter(({ guard }) => guard.file.startsWith(files));
  const survivors = tried.filter(({ guard, index }) => {
    const { status } = spawnSync(
      join(projectRoot, 'node_modules/.bin/vitest'),
      ['run', '--config', 'tools/mutants/vitest.guard.config.ts'],
      { cwd: projectRoot, env: { ...process.env, GUARD: String(index) }, stdio: 'ignore' },
    );
    const survived = status === 0;
    say(
      `${survived ? 'survived' : 'killed'}: ${guard.file} (${guard.rules.join(', ')}): ${guard.from}`,
    );
    return survived;
  });
  say(`killed: ${tried.length - survivors.length} of ${tried.length}`);
  return {
    isFine: survivors.length === 0,
    result: { killed: tried.length - survivors.length, counted: tried.length },
  };
}
