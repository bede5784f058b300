// The browser of the end-to-end tests: any Chromium on the machine.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/**
 * A Chromium without windows: it takes a quarter less processor time per test. But it refuses every
 * notification.
 */
const SHELL = 'chromium-headless-shell';

/**
 * Path of a Chromium: CHROMIUM_PATH, otherwise the first on PATH; undefined if there is none. With
 * `whole` a full one, for features that need windows.
 */
export function findBrowser({ whole = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of whole ? WHOLE : [SHELL, ...WHOLE]) {
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
