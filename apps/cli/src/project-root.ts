import { existsSync } from 'node:fs';
import path from 'node:path';

const rootAbove = (folder: string): string =>
  existsSync(path.join(folder, 'package.json')) || path.dirname(folder) === folder
    ? folder
    : rootAbove(path.dirname(folder));

/** The folder of package.json: above the sources in a checkout, above `dist` in an image. */
export const projectRoot = rootAbove(import.meta.dirname);
