#!/usr/bin/env node
// `npx conclave VERB`: in a checkout all verbs, run from the sources; in an image the verbs for
// operators, compiled.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = path.join(root, 'tools/main.ts');

function runSources() {
  const loader = path.join(root, 'node_modules/tsx/dist/loader.mjs');
  if (!existsSync(loader)) {
    console.error('conclave: packages are missing here; `npm run setup` installs them');
    process.exitCode = 1;
    return;
  }
  // The sources of the libraries are chosen when Node starts, so this needs a process of its own.
  const flags = ['--conditions=source', '--import', pathToFileURL(loader).href];
  const child = spawn(process.execPath, [...flags, sources, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') },
  });
  // Ctrl-C reaches both processes: the child decides when to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}

if (existsSync(sources)) runSources();
else await import(pathToFileURL(path.join(root, 'dist/apps/cli/src/main.js')).href);
