/** npm run mutants -- --guards: makes every change of the manifest's guards and asks whether its spec fails. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { GUARDS } from '../../libs/rules/src/manifest/guards.js';

const ROOT = join(import.meta.dirname, '../..');

/** The last line says how many were noticed; the exit code is 1 where one was not. */
export function runGuards(): number {
  const survivors = GUARDS.filter((guard, index) => {
    const { status } = spawnSync(
      join(ROOT, 'node_modules/.bin/vitest'),
      ['run', '--config', 'tools/mutants/vitest.guard.config.ts'],
      { cwd: ROOT, env: { ...process.env, GUARD: String(index) }, stdio: 'ignore' },
    );
    const survived = status === 0;
    console.log(
      `${survived ? 'survived' : 'killed'}: ${guard.file} (${guard.rules.join(', ')}): ${guard.from}`,
    );
    return survived;
  });
  console.log(`killed: ${GUARDS.length - survivors.length} of ${GUARDS.length}`);
  return survivors.length > 0 ? 1 : 0;
}
