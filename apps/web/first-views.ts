import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The pages that people open by a link or a QR code, by their names in `public/early.js`. */
export const firstViews: Readonly<Record<string, RegExp>> = {
  home: /\/features\/home\/home-page\.tsx$/,
  seat: /\/features\/seat\/seat-page\.tsx$/,
  standings: /\/features\/results\/standings-page\.tsx$/,
};

const packages = [
  'preact',
  'clsx',
  'i18next',
  '@mantine/store',
  '@tanstack/[\\w-]+',
  'wouter',
  'regexparam',
];
/** The components that most first views use. */
const components = [
  'ActionIcon',
  'Alert',
  'Anchor',
  'Badge',
  'Button',
  'Container',
  'Group',
  'NativeSelect',
  'Paper',
  'SegmentedControl',
  'SimpleGrid',
  'Skeleton',
  'Stack',
  'Text',
  'TextInput',
  'Title',
];
const library = new RegExp(
  [
    `/node_modules/(?:${packages.join('|')})/`,
    '/@mantine/core/esm/core/(?!index)',
    'rolldown/runtime',
    `/@mantine/core/esm/components/\\w+/(?:${components.join('|')})\\.mjs$`,
  ].join('|'),
);

/**
 * Third-party code that every first view needs. With all its imports it forms one file, which stays
 * in a phone's cache across our releases.
 */
export const ofFirstViews = (module: string): boolean =>
  library.test(module) || /\/src\/app\/[\w-]+\.css$/.test(module);

/**
 * Our code that every first view needs, with all its imports; the boards use the modules listed
 * after `start.tsx`, too.
 */
export const inFrame = (module: string): boolean =>
  /\/src\/app\/start\.tsx$/.test(module) ||
  /\/src\/api\/(?:followed-view|games|line)\.ts$/.test(module) ||
  /\/libs\/contracts\/src\/(?:person-name|table-seats)\.ts$/.test(module) ||
  /\/libs\/vocabulary\/src\/card-words\.ts$/.test(module) ||
  /\/src\/shared\/(?:event\/published-rounds|match\/table-obstacle|page\/(?:on-demand|use-wake-lock)|sharing\/(?:copy-button|use-copy)|time\/(?:clock|round-clock))\.tsx?$/.test(
    module,
  );

type Bundle = Rolldown.OutputBundle;

/** A script with everything it imports statically, as file names. */
const withImports = (bundle: Bundle, file: string, found = new Set<string>()): Set<string> => {
  const part = bundle[file];
  if (found.has(file) || part?.type !== 'chunk') return found;
  found.add(file);
  for (const style of part.viteMetadata?.importedCss ?? []) found.add(style);
  for (const next of part.imports) withImports(bundle, next, found);
  return found;
};

/** The texts of the first view: one attribute per language. */
const textsIn = (bundle: Bundle): string[] =>
  Object.values(bundle).flatMap((part) => {
    const source = part.type === 'chunk' ? part.facadeModuleId : null;
    const language = /\/i18n\/languages\/([\w-]+)\/first\.json$/.exec(source ?? '')?.[1];
    return language === undefined ? [] : [`data-texts-${language}="/${part.fileName}"`];
  });

/** The files that each of `firstViews` loads besides the entry: one attribute per page. */
const pagesIn = (bundle: Bundle): string[] => {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const initial = new Set(entries.flatMap(({ fileName }) => [...withImports(bundle, fileName)]));
  return Object.entries(firstViews).map(([name, module]) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
    if (chunk === undefined) throw new Error(`no part of the build holds the first view ${name}`);
    const files = [...withImports(bundle, chunk.fileName)].filter((file) => !initial.has(file));
    return `data-page-${name}="${files.map((file) => `/${file}`).join(' ')}"`;
  });
};

const isFirstView = (module: string | null): boolean =>
  module !== null && Object.values(firstViews).some((page) => page.test(module));

const reexports = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/;

/**
 * A page whose modules were grouped is reached through a file that only re-exports from the group's
 * file. On a slow connection that costs an extra wait; therefore the group's file is imported
 * directly.
 */
const withoutDetours = (bundle: Bundle): void => {
  for (const part of Object.values(bundle)) {
    if (part.type !== 'chunk' || !isFirstView(part.facadeModuleId)) continue;
    const [, names, target] = reexports.exec(part.code.trim()) ?? [];
    if (names === undefined || target === undefined) continue;
    const passed = names.split(',').map((pair) => {
      const [inside = '', outside = inside] = pair.trim().split(' as ');
      return `${outside}:e.${inside}`;
    });
    const file = path.basename(part.fileName);
    const asked = new RegExp(`import\\((["'\`])\\./${file.replaceAll('.', '\\.')}\\1\\)`, 'g');
    for (const other of Object.values(bundle)) {
      if (other.type !== 'chunk' || other === part) continue;
      other.code = other.code
        .replaceAll(asked, `import("./${target}").then(e=>({${passed.join()}}))`)
        .replaceAll(`assets/${file}`, `assets/${target}`);
      if (other.code.includes(file)) throw new Error(`${other.fileName} still asks for ${file}`);
    }
    delete bundle[part.fileName];
  }
};

const scripts = /^.*<script type="module" crossorigin src="([^"]+)"><\/script>\n/gm;

/**
 * Vite drops an entry that only imports, and makes a script of each of its imports. The last one
 * imports the others, and its name changes with every part of the pages
 * (src/shared/page/newer-pages.ts relies on that): it alone remains a script.
 */
const startedByOne = (html: string): string => {
  const sources = [...html.matchAll(scripts)].map(([, source]) => source ?? '');
  const last = sources.at(-1);
  return html.replaceAll(scripts, (tag, source: string) =>
    source === last ? tag : `    <link rel="modulepreload" crossorigin href="${source}">\n`,
  );
};

const early = '<script src="/early.js" async></script>';

/**
 * Inlines `public/early.js` into the page: as a file of its own it would arrive one round trip
 * later than the page, and everything that it requests another one later. Its tag names the files
 * of the texts and of the first views. The API allows it by its hash
 * (apps/api/src/http/security-headers.ts).
 */
const withEarly = (html: string, bundle: Bundle): string => {
  if (!html.includes(early)) throw new Error('index.html does not name early.js');
  const code = readFileSync(path.join(import.meta.dirname, 'public/early.js'), 'utf8');
  const places = [...textsIn(bundle), ...pagesIn(bundle)].join(' ');
  return html.replace(
    early,
    () => `<script ${places}>${code.replaceAll(/^\s*\/\/.*\n/gm, '')}</script>`,
  );
};

/**
 * Loads the texts and the files of the first views in parallel with the scripts; the service worker
 * stores them with the page.
 */
export const preloadFirstViews = (): Plugin => ({
  name: 'preload-first-views',
  apply: 'build',
  enforce: 'post',
  generateBundle: { order: 'post', handler: (_options, bundle) => withoutDetours(bundle) },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => withEarly(startedByOne(html), bundle),
  },
});
