import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const behaviour = path.join(import.meta.dirname, '../../libs/cards/src/behaviour');
const folders = readdirSync(behaviour, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const tables = folders.flatMap((folder) =>
  readdirSync(path.join(behaviour, folder)).flatMap((file) => {
    const [, set, from, to] = /^(\w+)-(\d{3})-(\d{3})\.cards\.ts$/.exec(file) ?? [];
    return set ? [{ set: set.toUpperCase(), from: Number(from), to: Number(to), file }] : [];
  }),
);
const specOf = (set: string, number: number): string | undefined =>
  tables
    .find((table) => table.set === set && table.from <= number && number <= table.to)
    ?.file.replace('.ts', '.spec.ts');

it('the test of a card stands in the spec that is named like its table', () => {
  const titles = folders.flatMap((folder) =>
    readdirSync(path.join(behaviour, folder))
      .filter((file) => file.endsWith('.spec.ts'))
      .flatMap((file) =>
        [
          ...readFileSync(path.join(behaviour, folder, file), 'utf8').matchAll(
            /\b(?:it|row)\(\s*['"`]([A-Z0-9]{3,4})_(\d{3})\b/g,
          ),
        ].map(([, set = '', number]) => ({ file, set, number: Number(number) })),
      ),
  );
  expect(titles.length).toBeGreaterThan(2_000);
  expect(titles.filter(({ file, set, number }) => specOf(set, number) !== file)).toEqual([]);
});
