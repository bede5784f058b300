import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { drawKnownSeeds } from '../../apps/api/test/known-seeds.js';
import { type RunningApi, startApi } from '../../apps/api/test/running-api.js';
import type { ApiSession } from '#client';
import { launchBrowser } from '../support/browser.js';
import { cookiesOf } from '../support/session-cookies.js';
import { PATIENCE_MS } from '../support/patience.js';

/** The pages as they are now, built before the first story begins. */
export const webDir = path.resolve(import.meta.dirname, '../../apps/web/dist');

/**
 * An api that serves the pages, without a worker, and a
 * browser; what pages and server complain about is kept.
 */
export class TableStage {
  /**
   * Uncaught errors of pages and answers of status 500 and above: there must be none at the end of a story.
   */
  readonly faults: string[] = [];

  private constructor(
    readonly api: RunningApi,
    readonly browser: Browser,
  ) {}

  /** @param seeds the name of the chance that games are dealt by: the same name, the same games. */
  static async open(seeds: string): Promise<TableStage> {
    const api = await startApi({ webDir });
    try {
      drawKnownSeeds(api, seeds);
      return new TableStage(api, await launchBrowser());
    } catch (error) {
      await api.stop();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.api.stop();
  }

  /** A browser of its own: nobody shares cookies or storage with anybody. */
  async visitor(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.browser.newContext({ baseURL: this.api.url, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    context.on('weberror', (fault) => this.faults.push(fault.error().message));
    context.on('response', (response) => {
      if (response.status() >= 500) this.faults.push(`${response.status()} ${response.url()}`);
    });
    return context;
  }

  /** A visitor's browser that is signed in as this session. */
  async signedIn(session: ApiSession, options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.visitor(options);
    await context.addCookies(cookiesOf(session, this.api.url));
    return context;
  }
}
