import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(js|css|html|svg)$/;
const leastBytes = 1_024;

/**
 * Writes a .br and a .gz beside every text file of the build: the phones in a hall share a weak
 * signal, and the server need not compress.
 */
export const compressPlugin = (): Plugin => {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: () => {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        worthIt.test(name),
      )) {
        const bytes = readFileSync(path.join(folder, file));
        if (bytes.length < leastBytes) continue;
        writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(bytes));
        writeFileSync(path.join(folder, `${file}.gz`), gzipSync(bytes));
      }
    },
  };
};
