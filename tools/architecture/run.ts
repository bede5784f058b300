import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { drawArrows, readArrows, withPicture } from './picture.js';

export const drawArchitecture = (say: Say): Outcome => {
  const root = path.resolve(import.meta.dirname, '../..');
  const page = path.join(root, 'docs/architecture.md');
  const arrows = readArrows(root);
  writeFileSync(page, withPicture(readFileSync(page, 'utf8'), drawArrows(arrows)));
  say(`architecture: ${arrows.size} rooms drawn into docs/architecture.md`);
  return { isFine: true };
};
