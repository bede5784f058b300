import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What vite says of one part of the build, as far as it is asked here. */
interface Part {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Part>>;

/** Bytes as they go over the line: the file that was packed beside it, where it was worth packing. */
const packed = (folder: string, file: string): number => {
  try {
    return statSync(path.join(folder, `${file}.gz`)).size;
  } catch {
    return statSync(path.join(folder, file)).size;
  }
};

export interface Weight {
  readonly bytes: number;
  /** Largest first. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
}

/**
 * Scripts and styles, packed with gzip, that a browser fetches
 * before it shows these pages of a build with a manifest.
 */
export const weightOf = (folder: string, pages: readonly string[]): Weight => {
  const manifest = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const seen = new Set<string>();
  const files = new Set<string>();
  const fetch = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const part = manifest[key];
    if (!part) throw new Error(`the build has no part ${key}`);
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file);
    part.imports?.forEach(fetch);
  };
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  for (const [, file = ''] of html.matchAll(/<(?:script|link)[^>]* (?:src|href)="\/([^"]+)"/g)) {
    const key = keys.get(file);
    if (key !== undefined) fetch(key);
    else if (file.startsWith('assets/')) files.add(file);
  }
  pages.forEach(fetch);
  const weighed = [...files]
    .map((file) => ({ file, bytes: packed(folder, file) }))
    .sort((one, other) => other.bytes - one.bytes);
  return { bytes: weighed.reduce((sum, { bytes }) => sum + bytes, 0), files: weighed };
};
