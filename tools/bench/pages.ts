/**
 * The cost of a phone's first view, in Chromium with an empty cache and a network of 1.6 Mbit/s and
 * 150 ms: home, the page of an event, its standings, and the seat of a player. Bytes on the
 * network, requests, and the time at which the largest element was painted. The processor is this
 * machine's, not slowed down. Plays one round of an event on a server of its own, or on the one at
 * `--url`. `--files` lists every request with its bytes.
 */
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from 'playwright-core';
import { broughtDeck } from '#bots';
import { Chance, Connection } from '#client';
import { defaultSettings, LOAD_PASS_HEADER } from '#contracts';
import { admit, Cast } from '../../apps/cli/src/simulate/cast.js';
import { inParallel, until } from '../../apps/cli/src/simulate/crew.js';
import { LatencyTable } from '../../apps/cli/src/simulate/latencies.js';
import { inventedNames } from '../../apps/cli/src/simulate/names.js';
import { provideServer, type Server } from '../../apps/cli/src/simulate/server.js';
import { launchBrowser } from '../../test/support/browser.js';

const network = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const phone = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };
const patienceMs = 60_000;
/** A view counts as complete after so long without a request. */
const quietMs = 1_000;
const today = (): string => new Date().toISOString().slice(0, 10);

interface Seen {
  readonly bytes: number;
  readonly requests: number;
  readonly largestPaintMs: number | null;
  readonly files: readonly Asked[];
}

interface Asked {
  readonly path: string;
  bytes: number;
}

/** An event after its first round; `cookie` identifies a player. */
const playedEvent = async (
  { url, loadPass }: Server,
  players: number,
): Promise<{ readonly eventId: string; readonly cookie: string }> => {
  const headers: Record<string, string> = loadPass === null ? {} : { [LOAD_PASS_HEADER]: loadPass };
  const connection = new Connection(url, { headers });
  try {
    const cast = new Cast(connection, new LatencyTable());
    const { organizer } = cast;
    await organizer.signUp({
      name: 'Olga Ordóñez',
      email: `pages-${randomUUID()}@example.invalid`,
      password: randomUUID(),
    });
    const details = { name: 'First views', date: today(), venue: 'Hall 1', cap: null };
    const settings = { ...defaultSettings, swissRounds: 3 };
    const made = await organizer.command('CreateEvent', {
      ...details,
      format: 'premier',
      settings,
    });
    const eventId = made.ids['eventId'] ?? '';
    cast.eventId = eventId;
    await organizer.command('OpenRegistration', { eventId });
    const decks = [broughtDeck('pages', today())];
    const names = inventedNames(players);
    await admit(cast, { names, decks, chance: Chance.from('pages'), workers: 8 });
    await organizer.command('StartEvent', { eventId });
    const nextRound = await until(
      'the first round',
      patienceMs,
      async () => (await organizer.ask('event', { eventId })).nextRound,
    );
    const { phase, round } = nextRound;
    await organizer.command('RequestPairing', { eventId, ...nextRound, repair: false });
    const tables = await until('the pairings', patienceMs, async () => {
      const { rounds } = await organizer.ask('event', { eventId });
      return rounds.some(({ state }) => state === 'running' || state === 'paired')
        ? (await organizer.query('pairings', { eventId, phase, round })).tables
        : null;
    });
    await inParallel(tables, { workers: 8 }, async ({ matchId, a, b }) => {
      if (b.playerId === null) return;
      const score = { a: 2, b: 1, drawn: 0 };
      await cast.player(a.playerId).session.command('ReportResult', { matchId, score });
      await cast.player(b.playerId).session.command('ConfirmResult', { matchId });
    });
    const [first] = cast.players.values();
    return { eventId, cookie: first?.session.identity()['cookie'] ?? '' };
  } finally {
    connection.close();
  }
};

const signIn = async (context: BrowserContext, url: string, cookie: string): Promise<void> => {
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    }),
  );
};

/** Opens one page as a new visitor. */
const view = async (browser: Browser, address: string, cookie: string | null): Promise<Seen> => {
  const context = await browser.newContext(phone);
  try {
    if (cookie !== null) await signIn(context, address, cookie);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
    let last = performance.now();
    const asked = new Map<string, Asked>();
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http'))
        asked.set(requestId, { path: new URL(request.url).pathname, bytes: 0 });
      last = performance.now();
    });
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const request = asked.get(requestId);
      if (request !== undefined) request.bytes += encodedDataLength;
      last = performance.now();
    });
    await page.goto(address, { waitUntil: 'load' });
    // Live connections stay open, so the network is never idle.
    await until('a whole view', patienceMs, async () =>
      performance.now() - last > quietMs ? true : null,
    );
    const largestPaintMs = await page.evaluate<number | null>(
      `new Promise((resolve) => {
         new PerformanceObserver((list) => resolve(Math.round(list.getEntries().at(-1).startTime)))
           .observe({ type: 'largest-contentful-paint', buffered: true });
         setTimeout(() => resolve(null), 2000);
       })`,
    );
    const files = [...asked.values()].sort((one, other) => other.bytes - one.bytes);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return { bytes, requests: files.length, largestPaintMs, files };
  } finally {
    await context.close();
  }
};

interface Wish {
  readonly players: number;
  readonly url: string | undefined;
  readonly files: boolean;
}

export const run = async ({ players, url, files: namesFiles }: Wish): Promise<void> => {
  const server = await provideServer(url ?? null, (line) => console.log(line));
  try {
    const { eventId, cookie } = await playedEvent(server, players);
    const at = `${server.url}/e/${eventId}`;
    const browser = await launchBrowser();
    try {
      const views = [
        ['home', server.url, null],
        ['event', at, null],
        ['standings', `${at}/standings`, null],
        ['seat', at, cookie],
      ] as const;
      const seen: Record<string, Omit<Seen, 'files'>> = {};
      for (const [name, address, as] of views) {
        const { files, ...figures } = await view(browser, address, as);
        seen[name] = figures;
        if (namesFiles)
          for (const { path, bytes } of files) console.log(`${name} ${bytes} ${path}`);
      }
      console.log(JSON.stringify({ players, ...seen }));
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
};
