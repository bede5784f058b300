import type { Imports } from './imports.js';

/** From a folder to the folders that its files import. */
export type FolderArrows = ReadonlyMap<string, ReadonlySet<string>>;

export interface Storeys {
  readonly folders: number;
  /** The number of folders on the longest downward path of imports. */
  readonly floors: number;
  readonly arrows: number;
  /**
   * The number of imports upwards, which must be removed before there are no circles; as few as
   * this order finds.
   */
  readonly up: number;
}

/**
 * The folder of a file: directly below `src`, or the file itself if it lies directly there; null
 * for the public entry of a library.
 */
const roomOf = (file: string, src: string): string | null => {
  if (!file.startsWith(`${src}/`)) return null;
  const [first = ''] = file.slice(src.length + 1).split('/');
  return first === 'index.ts' ? null : first;
};

/** The folders below one `src`, by the imports of their files. */
export const folderArrows = (imports: Imports, src: string): FolderArrows => {
  const arrows = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const room = roomOf(file, src);
    if (room === null) continue;
    const found = arrows.get(room) ?? new Set<string>();
    arrows.set(room, found);
    for (const target of targets) {
      const other = roomOf(target, src);
      if (other !== null && other !== room) found.add(other);
    }
  }
  return arrows;
};

/**
 * Folders from top to bottom: first those that only import, last those that are only imported;
 * otherwise by the excess of imports.
 */
const orderFolders = (arrows: FolderArrows): readonly string[] => {
  const left = new Set(arrows.keys());
  const [top, bottom]: [string[], string[]] = [[], []];
  const out = (folder: string): number =>
    [...(arrows.get(folder) ?? [])].filter((other) => left.has(other)).length;
  const into = (folder: string): number =>
    [...left].filter((other) => arrows.get(other)?.has(folder)).length;
  const take = (folder: string, place: (folder: string) => void): void => {
    left.delete(folder);
    place(folder);
  };
  while (left.size > 0) {
    const names = [...left].sort();
    const sink = names.find((folder) => out(folder) === 0);
    const source = names.find((folder) => into(folder) === 0);
    if (sink !== undefined) take(sink, (folder) => bottom.unshift(folder));
    else if (source !== undefined) take(source, (folder) => top.push(folder));
    else {
      const surplus = (folder: string): number => out(folder) - into(folder);
      const [first = ''] = names.sort((a, b) => surplus(b) - surplus(a));
      take(first, (folder) => top.push(folder));
    }
  }
  return [...top, ...bottom];
};

export const measureStoreys = (arrows: FolderArrows): Storeys => {
  const order = orderFolders(arrows);
  const place = new Map(order.map((folder, index) => [folder, index]));
  const placeOf = (folder: string): number => place.get(folder) ?? 0;
  const floor = new Map<string, number>();
  let [all, up] = [0, 0];
  for (const folder of order.toReversed()) {
    const targets = [...(arrows.get(folder) ?? [])];
    const down = targets.filter((target) => placeOf(target) > placeOf(folder));
    all += targets.length;
    up += targets.length - down.length;
    floor.set(folder, 1 + Math.max(0, ...down.map((target) => floor.get(target) ?? 0)));
  }
  return { folders: order.length, floors: Math.max(0, ...floor.values()), arrows: all, up };
};
