import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findBrowser } from '../../infra/run/browser.mjs';

/**
 * For `describe.skipIf(!hasBrowser)`; `npm test` says loudly when there is none and refuses to go on in CI.
 */
export const hasBrowser = findBrowser() !== undefined;
/** The same for stories that `launchBrowser` opens in a whole one. */
export const hasWholeBrowser = findBrowser({ whole: true }) !== undefined;

/** So many times slower pages, to find the steps of stories that rest on a fast machine. */
const slowness = Number(process.env['SLOW_BROWSER'] ?? 1);

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

/** Every page of the context from now on; one that is closed at once needs no slowness. */
const slowDownAll = (context: BrowserContext): void =>
  void context.on('page', (page) => void slowDown(page).catch(() => undefined));

export interface BrowserWish {
  /** With notifications, which the lighter headless shell refuses. */
  readonly whole?: boolean;
}

/** The machine's Chromium, kept from talking to anybody but the page under test. */
export async function launchBrowser(wish: BrowserWish = {}): Promise<Browser> {
  const executablePath = findBrowser(wish);
  if (executablePath === undefined)
    throw new Error('No browser found: install chromium or set CHROMIUM_PATH');
  const quiet = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...quiet],
  });
  if (slowness > 1) browser.on('context', slowDownAll);
  return browser;
}
