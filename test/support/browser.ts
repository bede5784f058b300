import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../infra/run/browser.mjs';

const executablePath = findBrowser();

/** For `describe.skipIf(!hasBrowser)`; `npm test` says loudly when there is none and refuses to go on in CI. */
export const hasBrowser = executablePath !== undefined;

/** The machine's Chromium, kept from talking to anybody but the page under test. */
export async function launchBrowser(): Promise<Browser> {
  if (executablePath === undefined)
    throw new Error('No browser found: install chromium or set CHROMIUM_PATH');
  const quiet = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet] });
}
