import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.js';
import { Conductor } from './conductor.js';
import { Organizer } from './organizer.js';
import { Stage } from './stage.js';

const names = Array.from(
  { length: 16 },
  (_, index) => `Player ${String(index + 1).padStart(2, '0')}`,
);
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

describe.skipIf(!hasBrowser)('the way from page to page', () => {
  let stage: Stage;
  let room: Conductor;
  let page: Page;

  beforeAll(async () => {
    stage = await Stage.open();
    room = await Conductor.withPlayers(stage.url, { names, settings: { swissRounds: 1 } });
    await room.start();
    await room.pair();
    ({ page } = await stage.seat({ language: 'en', kind: 'phone' }));
    // The service worker would go on fetching where the page's network is cut.
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('no service worker here'));
    });
  });
  afterAll(async () => {
    room?.close();
    await stage?.close();
  });

  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Pages of this event' }).getByRole('link', { name });
  /** The page behind "Look back" comes late. */
  const slowLookBack = () =>
    page.route('**/assets/moments-page-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
  const arrivedAt = (part: string) =>
    expect.poll(() => new URL(page.url()).pathname).toBe(`/e/${room.eventId}${part}`);
  const inPairings = () => page.getByRole('heading', { name: 'Round 1' });

  it('begins a new page at its top, and goes back to the place that was left', async () => {
    await page.goto(`/e/${room.eventId}/pairings`);
    await inPairings().waitFor();
    // The tables come after the heading; without them there is nothing to scroll.
    await page.getByText('Player 16').first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 500));
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(200);
    await tab('Event').dispatchEvent('click');
    await arrivedAt('');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await inPairings().waitFor();
    await expect.poll(() => scrolled(page)).toBe(before);
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  it('marks the page one is on, and keeps its frame where there is no such page', async () => {
    await page.goto(`/e/${room.eventId}`);
    await tab('Standings').click();
    await expect
      .poll(() => page.locator('.cv-tabs [aria-current="page"]').innerText())
      .toBe('Standings');
    await page.goto(`/e/${room.eventId}/nowhere`);
    await page.getByText('Page not found').waitFor();
    await tab('Pairings').waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: 'All past events' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Past events' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.goto('/nowhere');
    await page.getByText('Page not found').waitFor();
  });

  it('says so where a page does not come, and opens it by itself once there is signal', async () => {
    await page.goto(`/e/${room.eventId}/standings`);
    await tab('Top cut').waitFor();
    await page.context().setOffline(true);
    await tab('Top cut').click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.context().setOffline(false);
    await page.getByText('to be decided').first().waitFor();
    expect(stage.faults).toEqual([]);
  });

  it('stays where a reader went back to while the page of a link was on its way', async () => {
    await page.goto(`/e/${room.eventId}`);
    await slowLookBack();
    // The heading of the round is on the event's page too: the address tells where one is.
    await tab('Pairings').click();
    await arrivedAt('/pairings');
    await tab('Standings').click();
    await arrivedAt('/standings');
    await page.getByRole('link', { name: 'Look back' }).click();
    await page.goBack();
    await arrivedAt('/pairings');
    await page.waitForTimeout(1_500);
    expect(new URL(page.url()).pathname).toBe(`/e/${room.eventId}/pairings`);
  });

  it('goes where the last of several taps leads, on a line that is slow', async () => {
    await page.goto(`/e/${room.eventId}`);
    await slowLookBack();
    await tab('Standings').click();
    await page.getByRole('link', { name: 'Look back' }).click();
    await tab('Pairings').click();
    await inPairings().waitFor();
    await page.waitForTimeout(1_000);
    expect(new URL(page.url()).pathname).toBe(`/e/${room.eventId}/pairings`);
  });

  it('closes a dialog by Back on a phone and keeps the page, and confirms what ended after it', async () => {
    const { page: phone } = await stage.seat({ language: 'en', kind: 'phone' });
    // What Back tells the page on a phone; no desktop browser sends it.
    await phone.addInitScript(() => {
      const open: { onclose: (() => void) | null }[] = [];
      class CloseWatcher {
        onclose: (() => void) | null = null;
        constructor() {
          open.push(this);
        }
        destroy(): void {
          open.splice(open.indexOf(this), 1);
        }
      }
      Object.assign(window, { CloseWatcher, goBack: () => open.at(-1)?.onclose?.() });
    });
    await new Organizer(phone).signUp('Nora North', 'nora@example.org');
    await phone.goto('/account');
    await phone.getByRole('textbox', { name: 'Your name' }).fill('Nora Nord');
    await phone.getByRole('button', { name: 'Save the name' }).click();
    await phone.getByText('Nora Nord · nora@example.org').waitFor();
    const dialog = phone.getByRole('dialog');
    await phone.getByRole('button', { name: 'Delete my account…' }).click();
    await dialog.getByLabel('Password', { exact: true }).waitFor();
    await phone.evaluate(() => (window as unknown as { goBack: () => void }).goBack());
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(phone.url()).pathname).toBe('/account');
    await phone.getByRole('button', { name: 'Delete my account…' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill('a long enough password');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await phone.getByText('Your account is deleted.').waitFor();
    expect(new URL(phone.url()).pathname).toBe('/');
  });
});
