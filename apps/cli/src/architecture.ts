/** npm run architecture: draws the rooms and arrows of the code anew into docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawArrows, readArrows, withPicture } from './architecture/picture.js';

const root = path.resolve(import.meta.dirname, '../../..');
const page = path.join(root, 'docs/architecture.md');
const arrows = readArrows(root);
writeFileSync(page, withPicture(readFileSync(page, 'utf8'), drawArrows(arrows)));
console.log(`architecture: ${arrows.size} rooms drawn into docs/architecture.md`);
