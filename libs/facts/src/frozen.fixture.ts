import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '#event-store';

export interface Example {
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: JsonObject;
}

const libs = path.join(import.meta.dirname, '../..');

/**
 * Events as they were first written, of every library:
 * `libs/<library>/src/frozen/<name>.v<version>.json`. These files never change.
 */
export const frozenExamples: readonly Example[] = readdirSync(libs, { recursive: true })
  .map(String)
  .filter((file) => /^[^/]+\/src\/frozen\/[^/]+\.json$/.test(file))
  .flatMap((file) => JSON.parse(readFileSync(path.join(libs, file), 'utf8')) as readonly Example[]);
