import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Pages that people open by a link or a QR code, by the name that `public/early.js` knows them by. */
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
/** What most first views are drawn with, by the components' names. */
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
 * What others have written and every first view needs: with all that it
 * imports it is one file, which stays in a phone's cache over our releases.
 */
export const ofFirstViews = (module: string): boolean =>
  library.test(module) || /\/src\/app\/[\w-]+\.css$/.test(module);

/**
 * What is ours and every first view needs, with all that it
 * imports; boards are made of the pieces named behind it.
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

/** A script with everything it imports at once, as names of files. */
const withImports = (bundle: Bundle, file: string, found = new Set<string>()): Set<string> => {
  const part = bundle[file];
  if (found.has(file) || part?.type !== 'chunk') return found;
  found.add(file);
  for (const style of part.viteMetadata?.importedCss ?? []) found.add(style);
  for (const next of part.imports) withImports(bundle, next, found);
  return found;
};

/** The texts of the first view, one attribute for a language. */
const textsIn = (bundle: Bundle): string[] =>
  Object.values(bundle).flatMap((part) => {
    const source = part.type === 'chunk' ? part.facadeModuleId : null;
    const language = /\/i18n\/languages\/([\w-]+)\/first\.json$/.exec(source ?? '')?.[1];
    return language === undefined ? [] : [`data-texts-${language}="/${part.fileName}"`];
  });

/** What each of `firstViews` fetches beside the entry, one attribute for a page. */
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
 * A page whose modules were grouped is reached by a file that only passes on what the
 * group's file exports. On a slow line that is a wait for nothing: the group's file
 * is asked for instead. The same for the entry, which only starts the file below it.
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
 * An entry that does nothing but import is left out by vite, which names each of its
 * imports as a script. The last one imports the others, and its name changes with every
 * part of the pages (src/shared/page/newer-pages.ts rests on that): it alone is the script.
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
 * `public/early.js`, written into the page: as a file of its own it would come a wait later than
 * the page, and all that it asks for yet another. Its tag says where the texts and the parts of
 * the first views lie. The api allows it by its hash (apps/api/src/http/security-headers.ts).
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
 * Has the texts and the parts of the first views come while
 * the scripts do; the service worker keeps them with the page.
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
