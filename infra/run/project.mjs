import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project folder and the places in it that the commands share. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const inRoot = (...parts) => path.join(ROOT, ...parts);
export const CACHE = inRoot('.cache');
/** Node's compile cache of the servers' code; a build empties it. */
export const COMPILED = path.join(CACHE, 'compiled');

/** The data of a running Conclave: database, queue, secrets, logs. */
export const dataFolder = () => path.resolve(ROOT, process.env.CONCLAVE_DATA || '.data');

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The server programs: compiled together, each with its own languages. */
export const SERVER_APPS = ['apps/api', 'apps/cli', 'apps/discord', 'apps/worker'];

/** The executable of an npm package, e.g. `vite`. */
export const program = (name) => inRoot('node_modules/.bin', name);

/**
 * The native compiler: six times as fast as the one that the linter still needs, with the same
 * output. Both packages contain an executable `tsc`, so this one is called by its path.
 */
export const COMPILER = inRoot('node_modules/typescript-7/bin/tsc');
