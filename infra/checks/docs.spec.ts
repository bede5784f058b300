import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { topics } from '../../tools/index.js';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder)).map((file) => path.join(folder, file));

/** All pages for people. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesIn('docs').filter((file) => file.endsWith('.md')),
  ...filesIn('docs/adr'),
  ...['libs', 'apps', 'test', 'tools']
    .flatMap((folder) => filesIn(folder))
    .map((folder) => path.join(folder, 'README.md'))
    .filter((file) => existsSync(path.join(root, file))),
];

const linksIn = (page: string): string[] =>
  [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link ?? '')
    .filter((link) => !/^(https?:|mailto:|#)/.test(link));

const FILE = /\.(?:ts|tsx|mjs|cjs|js|json|md|yaml|yml|sql|prisma|css|txt|jsonl|ya?ml|sh)$/;
const ROOMS = /^(?:apps|libs|test|infra|prisma|docs|tools|\.github|\.ci)\//;

/**
 * Texts in back-ticks that are paths of this project: not addresses, packages, patterns or
 * placeholders.
 */
const pathsIn = (page: string): string[] =>
  [...read(page).matchAll(/`([\w.@-]+(?:\/[\w.@-]*)+|[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs))`/g)]
    .map(([, file]) => file ?? '')
    .filter((file) => ROOMS.test(file) || FILE.test(file) || /^src\//.test(file));

const allFiles = new Set(
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/(?:^|\/)(?:node_modules|dist|\.git|\.data)\//.test(file),
  ),
);

/** Created on the machine of a server's operator, and never committed. */
const MADE = new Set(['infra/.env']);
/**
 * Whether the file exists: relative to the root, next to the page, or below its `src`; a bare name
 * anywhere in the page's folder.
 */
const isThere = (page: string, file: string): boolean => {
  if (MADE.has(file)) return true;
  const folder = path.dirname(page);
  if (
    [file, path.join(folder, file), path.join(folder, 'src', file)].some((each) =>
      existsSync(path.join(root, each)),
    )
  )
    return true;
  return [...allFiles].some(
    (each) =>
      each.startsWith(/^(docs|\.)/.test(folder) ? '' : `${folder}/`) && each.endsWith(`/${file}`),
  );
};

describe('the pages written for people', () => {
  it('link to files that exist', () => {
    const broken = pages.flatMap((page) =>
      linksIn(page)
        .filter(
          (link) => !existsSync(path.join(root, path.dirname(page), link.split('#')[0] ?? '')),
        )
        .map((link) => `${page}: ${link}`),
    );
    expect(pages.length).toBeGreaterThan(30);
    expect(broken).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const named = pages.flatMap((page) => pathsIn(page).map((file) => [page, file] as const));
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(([page, file]) => !isThere(page, file))).toEqual([]);
  });

  it('name only commands that `npm run` and `conclave` know', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const verbs = new Set(topics.flatMap((topic) => topic.verbs.map(({ name }) => name)));
    const namedBy = (call: RegExp) =>
      pages.flatMap((page) =>
        [...read(page).matchAll(call)].map(([, name]) => [page, name ?? ''] as const),
      );
    const scriptsNamed = namedBy(/(?:`|^ {4})npm run ([a-z][a-z:-]*)/gm);
    const verbsNamed = namedBy(/(?:`|^ {4})(?:npx )?conclave ([a-z][a-z:-]*)/gm);
    expect(verbsNamed.length).toBeGreaterThan(50);
    expect(scriptsNamed.filter(([, script]) => !Object.hasOwn(scripts, script))).toEqual([]);
    expect(verbsNamed.filter(([, verb]) => !verbs.has(verb))).toEqual([]);
  });
});

describe('each decision on record', () => {
  const decisions = filesIn('docs/adr')
    .map((file) => path.basename(file))
    .filter((file) => file !== 'README.md');

  it('says what was chosen, what was rejected and at what price', () => {
    const silent = decisions.flatMap((file) =>
      ['Choice', 'Rejected', 'Price']
        .filter(
          (part) =>
            !new RegExp(`^(## ${part}$|\\*\\*${part}\\.\\*\\*)`, 'm').test(
              read(`docs/adr/${file}`),
            ),
        )
        .map((part) => `${file}: ${part}`),
    );
    expect(silent).toEqual([]);
  });

  it('has a row in the index', () => {
    const index = read('docs/adr/README.md');
    const rows = decisions.map((file) => {
      const title = /^# \d+\. (.*)$/m.exec(read(`docs/adr/${file}`))?.[1] ?? '';
      return `| ${Number(file.slice(0, 4))} | [${title}](${file}) |`;
    });
    const lines = new Set(index.split('\n').map((line) => line.replaceAll(/ +/g, ' ')));
    expect(rows.filter((row) => !lines.has(row))).toEqual([]);
  });

  it('has a number of its own, in its name and in its title', () => {
    expect(new Set(decisions.map((file) => file.slice(0, 4))).size).toBe(decisions.length);
    expect(
      decisions.filter(
        (file) => !read(`docs/adr/${file}`).startsWith(`# ${Number(file.slice(0, 4))}. `),
      ),
    ).toEqual([]);
  });
});
