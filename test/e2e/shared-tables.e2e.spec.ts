import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser } from '../support/browser.js';
import { picture } from '../support/picture.js';
import { Conductor } from './conductor.js';
import { Stage } from './stage.js';
import { tellAsStory } from './story.js';

describe.skipIf(!hasBrowser)('a day at tables of three and four', () => {
  let stage: Stage;
  let room: Conductor;
  let desk: Page;
  let three: { readonly table: number; readonly names: readonly string[] };
  let four: number;
  const go = (place: string) => desk.goto(`/e/${room.eventId}/${place}`);
  const phoneOf = async (name: string): Promise<Page> => {
    const seat = await stage.seat({ language: 'en', kind: 'phone' });
    await stage.sitDown(seat, room.eventId, room.guest(name).code);
    await seat.page.goto(`/e/${room.eventId}`);
    return seat.page;
  };

  beforeAll(async () => {
    stage = await Stage.open();
    room = await Conductor.withPlayers(stage.url, {
      names: ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gus'],
      format: 'twin-suns',
      settings: { placePoints: [5, 3, 2, 1], cutSize: 0 },
    });
    await room.start();
    const { multiplayer = [] } = await room.pair();
    const small = multiplayer.find(({ seats }) => seats.length === 3);
    if (!small) throw new Error('seven players sit at tables of four and three');
    three = { table: small.table, names: small.seats.map(({ name }) => name) };
    four = multiplayer.find(({ seats }) => seats.length === 4)?.table ?? 0;
    const seat = await stage.seat({ language: 'en', kind: 'desk' });
    desk = seat.page;
    await stage.signIn(seat, room.organizer);
  });
  afterAll(async () => {
    room?.close();
    await stage?.close();
  });
  tellAsStory(() => stage.pictureAll('shared-tables'));

  it('stands on the wall and on paper, everybody once', async () => {
    for (const place of ['screen', 'print/pairings-by-name', 'print/pairings-by-table']) {
      await go(place);
      for (const name of room.guests.keys())
        await desk.getByText(name, { exact: false }).first().waitFor();
      await picture(desk, `shared-${place.replace('/', '-')}`);
    }
    await go('print/slips');
    const slip = desk.getByRole('article', { name: `Table ${four}` });
    await slip.getByText('Place').first().waitFor();
    expect(await slip.getByText('Signed').count()).toBe(4);
    await picture(desk, 'shared-slips');
  });

  it('waits at the desk for its tables, and starts its clock', async () => {
    await go('desk');
    await desk.getByText('Tables settled: 0 / 2').waitFor();
    await picture(desk, 'shared-desk');
    await go('desk/rounds');
    await desk.getByRole('button', { name: 'Start the clock' }).click();
    await desk.getByText('Open 2').waitFor();
  });

  it('takes what one player enters as a report, which another disputes and gives in to', async () => {
    const [ada = '', ben = '', cleo = ''] = three.names;
    const first = await phoneOf(ada);
    await first.getByRole('button', { name: 'Enter places' }).click();
    expect(await first.getByRole('button', { name: 'Save places' }).isDisabled()).toBe(true);
    for (const [index, name] of three.names.entries())
      await first.getByLabel(`Place of ${name}`).selectOption(String(index + 1));
    await first.getByRole('button', { name: 'Save places' }).click();
    await first.getByText(`It counts once ${ben} and ${cleo} say the same.`).waitFor();
    await picture(first, 'shared-phone-reported');
    const second = await phoneOf(ben);
    await second.getByText(`${ada} says:`, { exact: false }).waitFor();
    await second.getByRole('button', { name: 'It was otherwise' }).click();
    for (const [name, place] of [
      [ben, '1'],
      [ada, '2'],
      [cleo, '3'],
    ] as const)
      await second.getByLabel(`Place of ${name}`).selectOption(place);
    await second.getByRole('button', { name: 'Save places' }).click();
    await second.getByText('The table does not agree.', { exact: false }).waitFor();
    await picture(second, 'shared-phone-disputed');
    expect(await axeFaults(second)).toEqual([]);
    await go('judge');
    await desk.getByText('The table does not agree.', { exact: false }).waitFor();
    await second.getByRole('button', { name: 'Yes, that is right' }).click();
    const third = await phoneOf(cleo);
    await third.getByRole('button', { name: 'Yes, that is right' }).click();
    await third.getByText(`1. ${ada}`).waitFor();
    await third.getByText('Enter places').waitFor({ state: 'detached' });
  });

  it('takes places from the desk in one line, and asks before they change', async () => {
    await go('desk/rounds');
    // What the page remembers of its last visit is from before the players agreed.
    await desk.getByText('Open 1').waitFor();
    const entry = desk.getByLabel('Table and result');
    await entry.fill(`${three.table} 3-2-1`);
    await entry.press('Enter');
    const asks = `Table ${three.table} has 1-2-3. Press Enter again to change it to:`;
    await desk.getByText(asks, { exact: false }).waitFor();
    await picture(desk, 'shared-quick-entry');
    await desk.setViewportSize({ width: 390, height: 844 });
    await picture(desk, 'shared-quick-entry-phone');
    await desk.setViewportSize({ width: 1280, height: 800 });
    await entry.press('Escape');
    await entry.fill(`${four} 2-1-3-4`);
    await entry.press('Enter');
    await expect
      .poll(async () => (await room.ask('event', { eventId: room.eventId })).rounds[0]?.state)
      .toBe('completed');
    expect(stage.faults).toEqual([]);
  });
});
