import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

/**
 * The pages as they are now, built into a folder of their
 * own together with the list of what each part fetches.
 */
export const builtPages = async (): Promise<string> => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'conclave-web-'));
  const root = path.resolve(import.meta.dirname, '../../apps/web');
  // The pages as they are served: a test's own surroundings
  // would build the slow and large ones of a developer.
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, manifest: true },
  });
  process.env['NODE_ENV'] = before;
  return outDir;
};
