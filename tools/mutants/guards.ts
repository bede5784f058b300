import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { GUARDS } from '../../libs/rules/src/manifest/guards.js';

/**
 * Makes every change of the manifest's guards and asks whether
 * its spec fails; the last line says how many were noticed.
 */
export function runGuards(say: Say): Outcome {
  const survivors = GUARDS.filter((guard, index) => {
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
  say(`killed: ${GUARDS.length - survivors.length} of ${GUARDS.length}`);
  return {
    isFine: survivors.length === 0,
    result: { killed: GUARDS.length - survivors.length, counted: GUARDS.length },
  };
}
