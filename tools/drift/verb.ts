import { spawnSync } from 'node:child_process';
import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { projectRoot } from '../../apps/cli/src/project-root.js';

export const drift = defineVerb({
  name: 'drift',
  summary: 'do the migrations, replayed from nothing, give exactly the tables of schema.prisma?',
  details:
    'Uses the server of `DATABASE_URL` (a scratch database beside it), else an embedded one of its own.',
  failure: 'they differ: a migration is missing',
  run: async () => {
    const { status } = spawnSync(process.execPath, ['prisma/drift.mjs'], {
      cwd: projectRoot,
      stdio: 'inherit',
    });
    return { isFine: status === 0 };
  },
});
