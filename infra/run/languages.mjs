// A language of the servers consists of files only: `languages/<tag>.json`, or `.ts` if it needs
// code, next to the code that uses it. The pure libraries cannot read folders, so the build lists
// the files of each folder in its `all.gen.ts`.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, SERVER_APPS } from './project.mjs';

const LIST = 'all.gen.ts';

/** Whether a file is such a generated list. */
export const isList = (file) =>
  path.basename(file) === LIST && path.basename(path.dirname(file)) === 'languages';

/** The folders of languages in the servers' sources; the pages find theirs by themselves. */
export const languageFolders = () =>
  [...SERVER_APPS.map((app) => `${app}/src`), 'libs'].flatMap((top) =>
    readdirSync(path.join(ROOT, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name === 'languages')
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );

/** The content of a folder's `all.gen.ts`: one import for each language, by its tag. */
export const listOf = (folder) => {
  const files = readdirSync(folder)
    .filter((file) => /^[a-z]{2,3}(-[a-z0-9]+)*\.(json|ts)$/.test(file))
    .sort();
  const named = files.map((file) => {
    const { name, ext } = path.parse(file);
    return { tag: name, variable: name.replaceAll('-', '_'), ext };
  });
  const imports = named.map(({ tag, variable, ext }) =>
    ext === '.json'
      ? `import ${variable} from './${tag}.json' with { type: 'json' };`
      : `import { ${variable} } from './${tag}.js';`,
  );
  const members = named.map(({ tag, variable }) =>
    tag === variable ? tag : `'${tag}': ${variable}`,
  );
  return [
    '/** The languages in this folder. Written by `node infra/run/languages.mjs`. */',
    ...imports,
    '',
    `export const languages = { ${members.join(', ')} };`,
    '',
  ].join('\n');
};

const writtenIn = (folder) => {
  try {
    return readFileSync(path.join(folder, LIST), 'utf8');
  } catch {
    return null;
  }
};

/** The folders whose list is outdated. */
export const outdatedLists = () =>
  languageFolders().filter((folder) => writtenIn(folder) !== listOf(folder));

export const writeLists = () => {
  for (const folder of outdatedLists()) writeFileSync(path.join(folder, LIST), listOf(folder));
};

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) writeLists();
