import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Package = { readonly optionalDependencies?: Readonly<Record<string, string>> };

const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { readonly packages: Readonly<Record<string, Package>> };

/** The folders in which Node looks for a package's dependencies: next to it, then further up. */
const foldersFrom = (place: string): readonly string[] => {
  const out = place.lastIndexOf('/node_modules/');
  const own = place === '' ? 'node_modules' : `${place}/node_modules`;
  return place === '' ? [own] : [own, ...foldersFrom(out === -1 ? '' : place.slice(0, out))];
};

// `npm ci` refuses a lock file without them, on every platform.
it('the lock file lists the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersFrom(place).some((folder) => packages[`${folder}/${name}`]))
      .map((name) => `${name}, wanted by ${place}`),
  );
  expect(missing).toEqual([]);
});
