import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export interface FirstView {
  /** Packed with Brotli, as browsers get them. */
  readonly bytes: number;
  readonly files: readonly string[];
}

const sizeOf = (folder: string, file: string): number => {
  try {
    return statSync(path.join(folder, `${file}.br`)).size;
  } catch {
    return statSync(path.join(folder, file)).size;
  }
};

/**
 * What the page of a build names for the first view of one of its pages
 * in one language: scripts, styles and texts, without the API's answers.
 */
export const firstViewOf = (folder: string, page: string, language: string): FirstView => {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const written = (name: string): readonly string[] => {
    const value = new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1];
    if (value === undefined) throw new Error(`the page does not say data-${name}`);
    return value.split(' ');
  };
  const tags = [...html.matchAll(/<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*>/g)];
  const named = tags.flatMap(([tag]) => /(?:src|href)="(\/[^"]+)"/.exec(tag)?.[1] ?? []);
  const files = [
    ...new Set([
      '/index.html',
      ...named,
      ...written(`page-${page}`),
      ...written(`texts-${language}`),
    ]),
  ];
  return { files, bytes: files.reduce((sum, file) => sum + sizeOf(folder, file), 0) };
};
