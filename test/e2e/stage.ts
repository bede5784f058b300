import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type BrowserWish, launchBrowser } from '../support/browser.js';
import { Fleet, type Member } from '../support/fleet.js';
import { PATIENCE_MS } from '../support/patience.js';
import { pictureOfFailure } from '../support/picture.js';

export interface Device {
  readonly language: 'en' | 'es';
  readonly kind: 'desk' | 'phone' | 'wall';
  readonly colours?: 'light' | 'dark';
}

const SIZES = {
  desk: { width: 1366, height: 768 },
  phone: { width: 360, height: 740 },
  wall: { width: 1280, height: 720 },
} as const;
const LOCALES = { en: 'en-GB', es: 'es-ES' } as const;

/** A person's own browser: nobody shares cookies or storage with anybody. */
export interface Seat {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** What takes seconds to start and may serve one story after the other. */
interface Servers {
  readonly fleet: Fleet;
  readonly browser: Browser;
}

async function openServers(wish: BrowserWish = {}): Promise<Servers> {
  const fleet = await Fleet.launch({ api: 1, worker: 1 });
  try {
    return { fleet, browser: await launchBrowser(wish) };
  } catch (error) {
    await fleet.stop();
    throw error;
  }
}

/** One for all stories of this process, which follow each other; it goes when the process ends. */
let shared: Promise<Servers> | undefined;

/** A running Conclave and a real browser; everything that pages complain about is kept. */
export class Stage {
  /** Errors thrown in pages and answers of status 500: there must be none at the end of a story. */
  readonly faults: string[] = [];

  private readonly seats: Seat[] = [];

  private constructor(
    private readonly servers: Servers,
    private readonly ownsServers: boolean,
  ) {}

  /** On servers that other stories have used and will use: for a story that stops none of them. */
  static async open(): Promise<Stage> {
    shared ??= openServers();
    return new Stage(await shared, false);
  }

  /** On servers of its own: for a story that stops them, or starts them with other settings. */
  static async openAlone(wish?: BrowserWish): Promise<Stage> {
    return new Stage(await openServers(wish), true);
  }

  get api(): Member {
    const [api] = this.servers.fleet.of('api');
    if (api === undefined) throw new Error('there is no api');
    return api;
  }

  get url(): string {
    return this.api.url;
  }

  get databaseUrl(): string {
    return this.servers.fleet.databaseUrl;
  }

  async seat({ language, kind, colours = 'light' }: Device): Promise<Seat> {
    const touch = kind === 'phone' ? { isMobile: true, hasTouch: true } : {};
    const context = await this.servers.browser.newContext({
      baseURL: this.url,
      locale: LOCALES[language],
      viewport: SIZES[kind],
      colorScheme: colours,
      acceptDownloads: true,
      ...touch,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    context.on('weberror', (fault) =>
      this.faults.push(`${fault.page()?.url() ?? ''}: ${fault.error().message}`),
    );
    context.on('response', (response) => {
      if (response.status() === 500) this.faults.push(`${response.url()} answered 500`);
    });
    const seat = { context, page: await context.newPage() };
    this.seats.push(seat);
    return seat;
  }

  /** Signs in without the form, for stories about something else. */
  async signIn(
    { context }: Seat,
    { email, password }: { email: string; password: string },
  ): Promise<void> {
    await this.post(context, '/api/auth/sign-in/email', { email, password });
  }

  /** Takes a guest's seat without the form. */
  async sitDown({ context }: Seat, eventId: string, code: string): Promise<void> {
    await this.post(context, '/api/guest/sign-in', { eventId, code });
  }

  /** What everyone saw when a story broke. */
  async pictureAll(name: string): Promise<void> {
    for (const [index, { page }] of this.seats.entries())
      if (!page.isClosed()) await pictureOfFailure(page, `${name}-${index + 1}`);
  }

  /** The worker dies without a word and another life of it begins. */
  async replaceWorker(): Promise<void> {
    const [worker] = this.servers.fleet.of('worker');
    if (worker === undefined) throw new Error('there is no worker');
    await this.servers.fleet.kill(worker);
    await this.servers.fleet.revive(worker);
  }

  /** The api dies without a word and another life of it begins at the same address. */
  async replaceApi(): Promise<void> {
    await this.killApi();
    await this.reviveApi();
  }

  killApi(): Promise<void> {
    return this.servers.fleet.kill(this.api);
  }

  reviveApi(): Promise<void> {
    return this.servers.fleet.revive(this.api);
  }

  async close(): Promise<void> {
    await Promise.all(this.seats.map(({ context }) => context.close()));
    if (!this.ownsServers) return;
    await this.servers.browser.close();
    await this.servers.fleet.stop();
  }

  private async post(context: BrowserContext, place: string, data: object): Promise<void> {
    const answer = await context.request.post(place, { data, headers: { origin: this.url } });
    if (!answer.ok())
      throw new Error(`${place} answered ${answer.status()}: ${await answer.text()}`);
  }
}
