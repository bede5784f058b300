import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.js';
import { picture } from '../support/picture.js';
import { Conductor } from './conductor.js';
import { Stage, type Seat } from './stage.js';
import { tellAsStory } from './story.js';

const names = ['Ada', 'Ben', 'Cleo', 'Dov'];
const limited = {
  set: 'SOR',
  packs: 6,
  source: 'generated',
  podSize: 4,
  seating: 'random',
  podPairing: 'in-pod',
  clock: null,
  buildMinutes: 30,
  reveal: 'after-event',
} as const;

/** What no page may say any more once an event is finished. */
const onlyWhileItRuns =
  /Not started|Playing \d|Pairings are being made|while the event runs|Your next table|appears? here as soon as/;

/** Pages of a player below the event's address. */
const pagesOf = {
  premier: ['', 'deck', 'pairings', 'standings', 'bracket'],
  trilogy: ['', 'trio', 'pairings', 'standings', 'bracket', 'statistics'],
  sealed: ['', 'pool', 'pairings', 'standings'],
  draft: ['', 'pool', 'pods'],
} as const;

describe.skipIf(!hasBrowser)('what was is never shown as what is', () => {
  let stage: Stage;
  const rooms: Conductor[] = [];

  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(async () => {
    for (const room of rooms) room.close();
    await stage?.close();
  });
  tellAsStory(() => stage.pictureAll('old-state'));

  const opened = async (format: keyof typeof pagesOf): Promise<[Conductor, Seat]> => {
    const room = await Conductor.withPlayers(stage.url, {
      names,
      format,
      settings: {
        swissRounds: 1,
        cutSize: format === 'premier' ? 2 : 0,
        ...(format === 'sealed' || format === 'draft' ? { limited } : {}),
      },
    });
    rooms.push(room);
    const seat = await stage.seat({ language: 'en', kind: 'phone' });
    await stage.sitDown(seat, room.eventId, room.guest('Ada').code);
    return [room, seat];
  };

  const isThere = async (page: Page): Promise<void> => {
    await page.locator('h1, h2').first().waitFor();
    await expect.poll(() => page.locator('.mantine-Skeleton-root').count()).toBe(0);
  };

  /**
   * Each page says once that it is old as soon as there is no
   * signal, also after a reload, and nowhere that it is live.
   */
  const walk = async (
    room: Conductor,
    { page, context }: Seat,
    places: readonly string[],
  ): Promise<void> => {
    for (const place of places) {
      await page.goto(`/e/${room.eventId}/${place}`);
      await isThere(page);
      const old = page.getByText(/^No connection\. Showing what was known at \d/);
      await expect.poll(() => old.count(), { message: place }).toBe(0);
      await context.setOffline(true);
      await old.waitFor();
      const saysOnce = async (when: string) => {
        expect([place, when, await page.getByText(/^No connection/).count()]).toEqual([
          place,
          when,
          1,
        ]);
        // The line notices on its own that it is gone, a moment after the note stands there.
        const live = page.getByText('Live', { exact: true });
        await expect.poll(() => live.count(), { message: `${place} ${when}` }).toBe(0);
      };
      await saysOnce('lost');
      await context.setOffline(false);
      await expect.poll(() => old.count(), { message: place }).toBe(0);
    }
  };

  it.each(['premier', 'trilogy', 'sealed', 'draft'] as const)(
    'in %s, on every page of a player, before a round and in one, and says nothing of rounds after the event',
    { timeout: 900_000 },
    async (format) => {
      const [room, seat] = await opened(format);
      const { page } = seat;
      const places = pagesOf[format];
      await walk(room, seat, places.slice(0, 2));
      await room.start();
      // Cards come before tables: what a round shows does not depend on where its decks are from.
      if (format === 'draft' || format === 'sealed') return walk(room, seat, places);
      await room.pair();
      await walk(room, seat, places);
      await room.playToTheEnd();
      for (const place of places) {
        await page.goto(`/e/${room.eventId}/${place}`);
        await isThere(page);
        await expect.poll(() => page.getByText('Finished', { exact: true }).count()).not.toBe(0);
        expect([place, onlyWhileItRuns.exec(await page.locator('main').innerText())]).toEqual([
          place,
          null,
        ]);
        await picture(page, `finished-${format}-${place}`);
      }
    },
  );

  it('says so after a reload without signal, and shows the last that was seen', async () => {
    const [room, { page, context }] = await opened('premier');
    await page.goto(`/e/${room.eventId}`);
    await page.getByText('You are registered').waitFor();
    // The one service worker has kept the page by then.
    await page.evaluate('navigator.serviceWorker.ready');
    await expect
      .poll(() => page.evaluate("caches.match('/').then((kept) => kept !== undefined)"))
      .toBe(true);
    await room.command('CheckInAll', { eventId: room.eventId });
    await page.getByText('You are checked in').waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByText('You are checked in').waitFor();
    await page.getByText(/^No connection/).waitFor();
    expect(await page.getByText('Live', { exact: true }).count()).toBe(0);
    await picture(page, 'old-state-reload');
  });

  it('keeps a page whose next part does not come, and goes on with it once there is signal', async () => {
    const [room, { page, context }] = await opened('premier');
    await page.goto(`/e/${room.eventId}/deck`);
    await isThere(page);
    await context.route(/\/assets\/table-news/, (route) => route.abort());
    await room.start();
    await room.pair();
    await page.getByText('Running', { exact: true }).waitFor();
    expect(await page.getByText('That did not work').count()).toBe(0);
    await context.unroute(/\/assets\/table-news/);
    await page.getByText(/^Round 1: table \d/).waitFor();
    expect(stage.faults).toEqual([]);
  });
});
