// The browser of the end-to-end tests: whatever Chromium the machine has.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium: CHROMIUM_PATH, else the first on PATH; undefined if there is none. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of NAMES) {
    for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        continue;
      }
    }
  }
  return undefined;
}
