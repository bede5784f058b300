import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { TableRow } from '#contracts';
import { hasBrowser } from '../support/browser.js';
import { Conductor } from './conductor.js';
import { Stage, type Seat } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe.skipIf(!hasBrowser)('pages that stay true by themselves', () => {
  let stage: Stage;
  let room: Conductor;
  let tables: readonly TableRow[];
  let wall: Page;
  let desk: Page;
  const phones = new Map<string, Seat>();
  const phone = (name: string): Seat => phones.get(name)!;
  const neverReloads = (page: Page) =>
    page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  const settled = (count: number) =>
    wall.getByText(`Round 1 · ${count} of 3 tables done`).waitFor();

  beforeAll(async () => {
    stage = await Stage.openAlone();
    const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn'];
    room = await Conductor.withPlayers(stage.url, { names, settings: { confirmAfterMinutes: 0 } });
    await room.start();
    ({ tables } = await room.pair());
    await room.command('StartRoundClock', {
      eventId: room.eventId,
      phase: 0,
      round: 1,
      attempt: 1,
      minutes: 50,
    });
    for (const name of names) {
      const seat = await stage.seat({ language: 'en', kind: 'phone' });
      phones.set(name, seat);
      await stage.sitDown(seat, room.eventId, room.guest(name).code);
      await seat.page.goto(`/e/${room.eventId}`);
      await seat.page.getByTestId('my-table').waitFor();
    }
    wall = (await stage.seat({ language: 'en', kind: 'wall' })).page;
    await wall.goto(`/e/${room.eventId}/screen`);
    await settled(0);
    const organizer = await stage.seat({ language: 'en', kind: 'desk' });
    desk = organizer.page;
    await stage.signIn(organizer, room.organizer);
    await desk.goto(`/e/${room.eventId}/desk/rounds`);
    await desk.getByRole('button', { name: /^Table 1: / }).waitFor();
    for (const page of [wall, desk, ...[...phones.values()].map((seat) => seat.page)])
      await neverReloads(page);
  });
  afterAll(async () => {
    room?.close();
    await stage?.close();
  });
  tellAsStory(() => stage.pictureAll('live'));

  it('shows a report on the opponent’s phone, and its confirmation on the desk and the wall, also on a page whose line opened late', async () => {
    const { a, b } = tables[0]!;
    const late = (await stage.seat({ language: 'en', kind: 'wall' })).page;
    let openLine = (): void => undefined;
    const held = new Promise<void>((resolve) => (openLine = resolve));
    await late.route('**/api/live**', async (route) => {
      await held;
      await route.continue();
    });
    await late.goto(`/e/${room.eventId}/screen`);
    await late.getByText('Round 1 · 0 of 3 tables done').waitFor();
    await button(phone(a.name).page, '2-1 You win').click();
    await phone(b.name).page.getByText(`${a.name} reported:`).waitFor();
    await phone(b.name).page.getByText('You lose 1-2').waitFor();
    await desk.getByText('Reported', { exact: true }).filter({ visible: true }).waitFor();
    await button(phone(b.name).page, 'Confirm').click();
    await phone(a.name).page.getByText('The result is settled.').waitFor();
    await settled(1);
    await desk.getByText('Open 2', { exact: true }).waitFor();
    openLine();
    await late.getByText('Round 1 · 1 of 3 tables done').waitFor();
    await late.close();
  });

  it('says that the server is away, keeps what was known, and picks up what happened meanwhile', async () => {
    const { matchId, a, b } = tables[1]!;
    await stage.killApi();
    for (const page of [desk, phone(a.name).page]) await page.getByText('Not connected').waitFor();
    await wall.getByText('· Not connected').waitFor();
    expect(await phone(a.name).page.getByTestId('my-table').innerText()).toBe('2');
    await picture(phone(a.name).page, 'phone-server-away');

    await stage.reviveApi();
    // Sooner than the pages are back: they hear of it by asking what they missed.
    await room.guest(a.name).session.signInGuest(room.eventId, room.guest(a.name).code);
    await room
      .guest(a.name)
      .session.command('ReportResult', { matchId, score: { a: 2, b: 0, drawn: 0 } });
    await phone(b.name).page.getByText(`${a.name} reported:`).waitFor();
    await button(phone(b.name).page, 'Confirm').click();
    await settled(2);
    for (const page of [desk, phone(a.name).page, phone(b.name).page])
      await page.getByText('Live', { exact: true }).waitFor();
  });

  it('lost nothing of what it showed to a reload', async () => {
    for (const page of [wall, desk, ...[...phones.values()].map((seat) => seat.page)])
      expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);
  });

  it('keeps a report made without signal, over a reload too, and delivers it once', async () => {
    const { matchId, a, b } = tables[2]!;
    const { page, context } = phone(a.name);
    // One visit is enough: what it was made of is kept on the device.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await button(page, '2-0 You win').click();
    await page.getByText('Not sent yet').waitFor();
    await picture(page, 'phone-offline');
    await page.reload();
    await page.getByText('Not sent yet').waitFor();
    await page.getByText('You win 2-0').waitFor();

    await context.setOffline(false);
    await phone(b.name).page.getByText(`${a.name} reported:`).waitFor();
    await page.getByText('Not sent yet').waitFor({ state: 'hidden' });
    await button(phone(b.name).page, 'Confirm').click();
    await page.getByText('The result is settled.').waitFor();
    await wall.getByText('Round 1 · Completed').waitFor();
    await expect
      .poll(async () => (await room.ask('match', { matchId })).story.map(({ type }) => type))
      .toEqual(['MatchScheduled', 'ResultReported', 'ResultConfirmed', 'MatchCompleted']);
  });

  it('shows a guest who they are, and lets them move the seat to an account', async () => {
    const { page } = phone('Ada');
    await page.getByRole('link', { name: 'Ada', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Create account', exact: true }).click();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.getByLabel('Password', { exact: true }).fill('a long enough password');
    await button(page, 'Create account').click();
    await page.getByRole('heading', { name: 'Keep this seat' }).waitFor();
    await page.getByText('I have a seat code').click();
    await page.getByLabel('Seat code').fill(room.guest('Ada').code);
    await button(page, 'Take over the seat').click();
    await page.getByRole('heading', { name: 'Keep this seat' }).waitFor({ state: 'hidden' });
    await button(page, 'Account').waitFor();
    await page.getByText('The result is settled.').waitFor();
    expect(stage.faults).toEqual([]);
  });
});
