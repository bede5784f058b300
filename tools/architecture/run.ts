import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { drawArrows, readArrows, withPicture } from './picture.js';

export const drawArchitecture = (say: Say): Outcome => {
  const page = path.join(projectRoot, 'docs/architecture.md');
  const arrows = readArrows(projectRoot);
  writeFileSync(page, withPicture(readFileSync(page, 'utf8'), drawArrows(arrows)));
  say(`architecture: ${arrows.size} rooms drawn into docs/architecture.md`);
  return { isFine: true };
};
