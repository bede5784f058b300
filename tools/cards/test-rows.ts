import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsIn } from './coverage.js';

const BEHAVIOUR = 'libs/cards/src/behaviour';

/** Every card that is named in a test row next to the card tables. */
export function testRows(root: string): Set<string> {
  const folder = join(root, BEHAVIOUR);
  const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) =>
    f.endsWith('.spec.ts'),
  );
  return new Set(specs.flatMap((f) => rowsIn(readFileSync(join(folder, f), 'utf8'))));
}
