import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser } from '../support/browser.js';
import { chooseOption } from '../support/choose-option.js';
import { picture } from '../support/picture.js';
import { overflow } from './at-the-board.js';
import { TableStage } from './table-stage.js';

describe.skipIf(!hasBrowser)('the lobby, in three browsers', () => {
  let stage: TableStage;

  beforeAll(async () => {
    stage = await TableStage.open('the lobby in a browser');
  });
  afterAll(async () => {
    await stage?.close();
  });

  it('lets one warm up while one waits, leads back, and lets others look on', async () => {
    const desk = { viewport: { width: 1280, height: 720 } };
    const host = await (await stage.visitor({ locale: 'en-GB', ...desk })).newPage();
    const guest = await (await stage.visitor({ locale: 'en-GB', ...desk })).newPage();
    const third = await (
      await stage.visitor({ locale: 'de-DE', viewport: { width: 360, height: 740 } })
    ).newPage();

    await third.goto('/play');
    await third.getByTestId('lobby-presence').getByText('Außer dir').waitFor();
    await third.getByText('Gerade gibt es kein Spiel zum Zusehen').waitFor();

    await host.goto('/other-games');
    await third.getByTestId('lobby-presence').getByText('2 sehen sich').waitFor();
    const time = host.getByRole('combobox', { name: 'Time to think' });
    await chooseOption(time, 'A time for each choice');
    await host.getByLabel('Others may watch').check();
    await host.getByRole('button', { name: 'Invite by link' }).click();
    await host.getByText('60 s a choice · May be watched').waitFor();
    const table = host.url();
    await host.getByRole('button', { name: 'Warm up against the bot' }).click();
    await host.locator('.gp-ask').waitFor();
    const practice = host.url();

    await guest.goto(table);
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await guest.locator('.gp-ask').waitFor();
    const called = host.getByTestId('table-called');
    await called.getByText('Your table is full').waitFor();
    await picture(host, 'lobby-called');
    expect(await axeFaults(host)).toEqual([]);
    await called.getByRole('link', { name: 'Go to the table' }).press('Enter');
    await host.getByRole('timer').first().waitFor();
    expect(new URL(host.url()).pathname).toBe(new URL(table).pathname);
    expect(await host.getByRole('timer').count()).toBe(2);

    await stage.api.settle();
    await third.reload();
    await third.getByRole('link', { name: /zusehen$/ }).waitFor();
    await picture(third, 'lobby-phone');
    expect([await overflow(third), await axeFaults(third)]).toEqual([0, []]);
    await third.getByRole('link', { name: /zusehen$/ }).click();
    await third.getByRole('timer').first().waitFor();
    expect(await third.locator('.gp-ask[data-open]').count()).toBe(0);

    await host.goto('/practice');
    await host.getByRole('link', { name: /^Play on/ }).click();
    await host.locator('.gp-ask').waitFor();
    expect(new URL(host.url()).pathname).toBe(new URL(practice).pathname);
    expect(stage.faults).toEqual([]);
  });
});
