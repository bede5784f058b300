import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { describedVersion } from './described-version.js';

/** The hand-written part of the package. */
const WRITTEN = path.resolve(import.meta.dirname, 'package');

/**
 * The folder of the package, generated each time and never checked in, so that it cannot be
 * outdated.
 */
export const CLIENT = path.resolve(import.meta.dirname, '../../dist/client');

/** Generates the package of the present API. */
export const generateClient = async (): Promise<void> => {
  const input = path.resolve('.cache/client/openapi.json');
  mkdirSync(path.dirname(input), { recursive: true });
  writeFileSync(input, JSON.stringify(describedVersion()));
  rmSync(CLIENT, { recursive: true, force: true });
  cpSync(WRITTEN, CLIENT, { recursive: true });
  await createClient({
    input,
    output: { path: path.join(CLIENT, 'src'), importFileExtension: '.js' },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent', file: false },
  });
};
