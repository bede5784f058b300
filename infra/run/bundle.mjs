// Bundles the servers: api and worker with everything they import, in a few files. Finding and
// reading the thousands of files of the packages took more processor time at each start than all
// the rest. Nothing is minified, so stacks still contain the names of functions.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT, inRoot } from './project.mjs';

/** Each output file computes the project's folder, which is always two levels above it. */
const BANNER = [
  "const $projectRoot = new URL('../../', import.meta.url);",
  "const $placeOf = (file) => process.getBuiltinModule('node:url').fileURLToPath(new URL(file, $projectRoot));",
].join('\n');

const words = (file) => JSON.stringify(file.replaceAll(path.sep, '/'));

/**
 * Keeps paths relative to modules valid: threads, data, native parts, and the rules whose digest is
 * recorded.
 */
const keepPlaces = {
  name: 'keep-places',
  transform(code, id) {
    if (!id.startsWith(ROOT) || !/import\.meta\.|__dirname|__filename/.test(code)) return null;
    const file = path.relative(ROOT, id);
    const [place, folder] = [words(file), words(path.dirname(file))];
    return code
      .replace(/\bimport\.meta\.url\b/g, `new URL(${place}, $projectRoot).href`)
      .replace(/\bimport\.meta\.filename\b/g, `$placeOf(${place})`)
      .replace(/\bimport\.meta\.dirname\b/g, `$placeOf(${folder})`)
      .replace(/(?<![\w$.'"`])__filename\b(?!['"`])/g, `$placeOf(${place})`)
      .replace(/(?<![\w$.'"`])__dirname\b(?!['"`])/g, `$placeOf(${folder})`);
  },
};

/**
 * An optional dependency of a library that is not installed: resolved at run time, as without
 * bundling.
 */
const isOffered = ({ code }) => code === 'UNRESOLVED_IMPORT';

/**
 * Bundles programs, named with their files, into a folder two levels below the project's; other
 * files in it are removed.
 */
export async function bundle(input, folder) {
  const bundled = await rolldown({
    cwd: ROOT,
    input,
    platform: 'node',
    plugins: [keepPlaces],
    onLog: (level, log, print) => {
      if (level === 'warn' && isOffered(log)) return;
      print(level, log);
    },
  });
  try {
    const { output } = await bundled.write({
      dir: folder,
      format: 'esm',
      banner: BANNER,
      chunkFileNames: '[name]-[hash].js',
    });
    const written = new Set(output.map(({ fileName }) => fileName));
    for (const name of readdirSync(folder))
      if (!written.has(name)) rmSync(path.join(folder, name), { recursive: true });
  } finally {
    await bundled.close();
  }
}

/** Bundles the compiled files of dist. */
export const bundleServers = () =>
  bundle(
    {
      api: 'dist/apps/api/src/main.js',
      worker: 'dist/apps/worker/src/main.js',
      discord: 'dist/apps/discord/src/main.js',
    },
    inRoot('dist/servers'),
  );
