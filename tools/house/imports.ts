import path from 'node:path';

/** From a file to the files that it imports, all paths relative to the root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const DOORS: Readonly<Record<string, string>> = {
  '#swu-analysis': 'libs/games/src/swu/analysis/index.ts',
  '#xwing-mat': 'libs/games/src/xwing/judge/index.ts',
};

/** The file that an import refers to, if it is one of ours. */
const resolveImport = (
  from: string,
  wanted: string,
  files: { has(file: string): boolean },
): string | null => {
  const base = wanted.startsWith('#')
    ? (DOORS[wanted] ?? `libs/${wanted.slice(1)}/src/index.ts`)
    : path.posix.join(path.posix.dirname(from), wanted);
  const found = [base, base.replace(/\.js$/, '.ts'), base.replace(/\.js$/, '.tsx')].find((file) =>
    files.has(file),
  );
  return found ?? null;
};

export const resolveImports = (wanted: ReadonlyMap<string, readonly string[]>): Imports =>
  new Map(
    [...wanted].map(([file, names]) => [
      file,
      names
        .filter((name) => /^[.#]/.test(name))
        .flatMap((name) => resolveImport(file, name, wanted) ?? []),
    ]),
  );

/** All files that are loaded with one, including itself. */
export const reachedFrom = (imports: Imports, first: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const open = [first];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(imports.get(next) ?? []));
  }
  return reached;
};
