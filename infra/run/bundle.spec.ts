import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { bundle } from './bundle.mjs';
import { ROOT } from '../checks/manifests.js';

const sources = path.join(ROOT, '.cache', `bundle-sources-${process.pid}`);
const folder = path.join(ROOT, '.cache', `bundle-${process.pid}`);

afterEach(() => {
  for (const place of [sources, folder]) rmSync(place, { recursive: true, force: true });
});

interface Program {
  readonly places: readonly string[];
}

it('leaves each module in the belief that it lies where it lay, whichever way it asks', async () => {
  mkdirSync(path.join(sources, 'old'), { recursive: true });
  writeFileSync(
    path.join(sources, 'main.mjs'),
    "import old from './old/module.cjs';\nexport const places = [import.meta.url, import.meta.dirname, import.meta.filename, ...old];\n",
  );
  const old = path.join(sources, 'old/module.cjs');
  writeFileSync(old, "module.exports = [__dirname, __filename, require('node:path').sep];\n");
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'of-a-former-build.js'), '');
  await bundle({ program: path.join(sources, 'main.mjs') }, folder);
  const { places } = (await import(pathToFileURL(path.join(folder, 'program.js')).href)) as Program;
  const main = path.join(sources, 'main.mjs');
  expect(places).toEqual([
    pathToFileURL(main).href,
    sources,
    main,
    path.join(sources, 'old'),
    old,
    path.sep,
  ]);
  expect(existsSync(path.join(folder, 'of-a-former-build.js'))).toBe(false);
});
