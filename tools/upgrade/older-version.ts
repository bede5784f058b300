import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The version of a read model in the bundled code. */
const VERSION = /(defineReadModel\("event", \{\s*version: )(\d+)/;

/**
 * A built checkout with the servers of `root`, except that one read model has an older version,
 * which is the most frequent difference between releases.
 */
export const olderVersionOf = (root: string): string => {
  const older = mkdtempSync(path.join(os.tmpdir(), 'conclave-older-'));
  for (const folder of ['apps/web', 'dist', 'prisma'])
    mkdirSync(path.join(older, folder), { recursive: true });
  for (const shared of [
    'apps/web/dist',
    'dist/apps',
    'dist/libs',
    'dist/prisma',
    'node_modules',
    'package.json',
    'prisma/migrations',
  ])
    symlinkSync(path.join(root, shared), path.join(older, shared));
  const servers = path.join(older, 'dist/servers');
  cpSync(path.join(root, 'dist/servers'), servers, { recursive: true });
  const lowered = readdirSync(servers).filter((name) => {
    const file = path.join(servers, name);
    const code = readFileSync(file, 'utf8');
    if (!VERSION.test(code)) return false;
    writeFileSync(
      file,
      code.replace(
        VERSION,
        (_, before: string, version: string) => `${before}${Number(version) - 1}`,
      ),
    );
    return true;
  });
  if (lowered.length === 0) throw new Error('no read model was found whose version can be lowered');
  return older;
};
