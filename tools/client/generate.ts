import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { describedVersion } from './described-version.js';

/** The folder of the package; what is generated of it lies in `src`. */
export const CLIENT = path.resolve(import.meta.dirname, '../../clients/typescript');

/** Writes the client of the interface's version into this folder, which is emptied first. */
export const generateClient = async (folder: string): Promise<void> => {
  const input = path.resolve('.cache/client/openapi.json');
  mkdirSync(path.dirname(input), { recursive: true });
  writeFileSync(input, JSON.stringify(describedVersion()));
  rmSync(folder, { recursive: true, force: true });
  await createClient({
    input,
    output: { path: folder, importFileExtension: '.js' },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent', file: false },
  });
};

/** Every file of the folder, by its path there. */
export const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort()
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  );
