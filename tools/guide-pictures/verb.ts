import { spawnSync } from 'node:child_process';
import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { projectRoot } from '../../apps/cli/src/project-root.js';

const STORIES = ['organizers-day', 'organizers-hand'].map((name) => `test/e2e/${name}.e2e.spec.ts`);

export const guidePictures = defineVerb({
  name: 'guide-pictures',
  summary: "makes the pictures of the organizers' guides in both languages",
  failure: 'a story of the guides does not pass',
  run: async () => {
    const { status } = spawnSync(
      `${projectRoot}/node_modules/.bin/vitest`,
      ['run', '--project', 'end-to-end', ...STORIES],
      {
        cwd: projectRoot,
        stdio: 'inherit',
        env: { ...process.env, GUIDE_PICTURES: 'docs/screens/guide' },
      },
    );
    return { isFine: status === 0 };
  },
});
