import { spawnSync } from 'node:child_process';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import type { SingleVerb, VerbGroup } from '../../apps/cli/src/command-line/verb.js';
import { benches } from './benches.js';

/** Runs the same command line in a process that uses the compiled libraries. */
const runCompiled: SingleVerb['run'] = async ({ words }) => {
  const { build } = await import('../../infra/run/build.mjs');
  await build();
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/bench/main.ts', ...words.slice(1)],
    { cwd: projectRoot, stdio: 'inherit' },
  );
  return { isFine: status === 0 };
};

export const bench: VerbGroup = {
  name: 'bench',
  summary: 'measured figures, one JSON line each',
  verbs: benches.map((each) => ({ ...each, run: runCompiled })),
};
