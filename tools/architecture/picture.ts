/**
 * The modules of the program and the dependencies between them, read from the imports of the code
 * and drawn as a Mermaid graph (https://mermaid.js.org/syntax/flowchart.html).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** From a module, e.g. `libs/match`, to the modules whose public interface it imports. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const SOURCE = /\.tsx?$/;
const NOT_SHIPPED = /\.(spec|fixture|contract)\.tsx?$/;
const IMPORTED_DOOR = /from '#([a-z-]+)'/g;

/** A secondary entry point of a library: the library to which it belongs. */
const SIDE_DOORS: Readonly<Record<string, string>> = {
  'swu-analysis': 'games',
  'xwing-mat': 'games',
};

const sourceFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !NOT_SHIPPED.test(file))
    .filter((file) => !file.split(path.sep).some((part) => part === 'testing' || part === 'dist'))
    .map((file) => path.join(folder, file));

const doorsIn = (folder: string): ReadonlySet<string> =>
  new Set(
    sourceFiles(folder)
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORTED_DOOR)])
      .map(([, door = '']) => `libs/${SIDE_DOORS[door] ?? door}`),
  );

/** Reads every `apps/*` and `libs/*` below `root`; tests and fixtures are ignored. */
export const readArrows = (root: string): Arrows => {
  const rooms = ['apps', 'libs'].flatMap((kind) =>
    readdirSync(path.join(root, kind))
      .map((name) => `${kind}/${name}`)
      .filter((room) => existsSync(path.join(root, room, 'src'))),
  );
  return new Map(
    rooms.sort().map((room) => {
      const doors = doorsIn(path.join(root, room, 'src'));
      return [room, new Set([...doors].filter((door) => door !== room).sort())];
    }),
  );
};

const reachableFrom = (arrows: Arrows, room: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const open = [...(arrows.get(room) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(arrows.get(next) ?? []));
  }
  return reached;
};

/**
 * Omits each dependency that a longer path already implies (the transitive reduction; there are no
 * circles).
 */
export const reduceArrows = (arrows: Arrows): Arrows =>
  new Map(
    [...arrows].map(([room, targets]) => {
      const indirect = new Set(
        [...targets].flatMap((target) => [...reachableFrom(arrows, target)]),
      );
      return [room, new Set([...targets].filter((target) => !indirect.has(target)))];
    }),
  );

const nodeId = (room: string): string => room.replace('/', '_').replaceAll('-', '_');

const subgraph = (kind: string, rooms: readonly string[]): readonly string[] => [
  `  subgraph ${kind}`,
  ...rooms
    .filter((room) => room.startsWith(`${kind}/`))
    .map((room) => `    ${nodeId(room)}["${room.slice(kind.length + 1)}"]`),
  '  end',
];

/** The Mermaid text of the reduced dependencies. */
export const drawArrows = (arrows: Arrows): string => {
  const rooms = [...arrows.keys()];
  const lines = [...reduceArrows(arrows)].flatMap(([room, targets]) =>
    [...targets].map((target) => `  ${nodeId(room)} --> ${nodeId(target)}`),
  );
  return ['graph TD', ...subgraph('apps', rooms), ...subgraph('libs', rooms), ...lines].join('\n');
};

const DRAWN = /```mermaid\n[\s\S]*?\n```/;

/** The page with its picture replaced. Throws if the page has no place for one. */
export const withPicture = (page: string, picture: string): string => {
  if (!DRAWN.test(page)) throw new Error('the page has no Mermaid block to draw into');
  return page.replace(DRAWN, `\`\`\`mermaid\n${picture}\n\`\`\``);
};
