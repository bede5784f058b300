// The browser of the end-to-end tests: whatever Chromium the machine has.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/**
 * It draws no window of its own: a story costs a quarter
 * less processor time. But it refuses every notification.
 */
const SHELL = 'chromium-headless-shell';

/**
 * Path of a Chromium: CHROMIUM_PATH, else the first on PATH; undefined if there
 * is none. With `whole` one that can do what only a browser with windows can.
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
