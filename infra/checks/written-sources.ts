import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSource } from '../../tools/house/source-file.js';

const root = path.resolve(import.meta.dirname, '../..');
const isTest = /\.(spec|contract|fixture|rows)\.tsx?$|\/(test|testing)\//;
const isTable = /\.(gen|cards)\.tsx?$/;

const parseSources = (isWanted: (file: string) => boolean) =>
  execFileSync('git', ['-C', root, 'ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(apps|libs|infra|tools)\//.test(file) && isWanted(file))
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { file, text, tree: parseSource(file, text) };
    });

/** All sources that are shipped, parsed: with tables and generated files, without tests. */
export const shippedSources = () => parseSources((file) => !isTest.test(file));

/** All hand-written sources that are shipped, parsed: no tests, no tables, no generated files. */
export const writtenSources = () =>
  parseSources((file) => !isTest.test(file) && !isTable.test(file));
