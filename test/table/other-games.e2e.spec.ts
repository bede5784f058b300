import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dice, type Dice } from '#rules';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser } from '../support/browser.js';
import { chooseOption } from '../support/choose-option.js';
import { picture } from '../support/picture.js';
import { overflow } from './at-the-board.js';
import { TableStage } from './table-stage.js';

const looks = [
  {
    language: 'en',
    kind: 'desk',
    viewport: { width: 1280, height: 720 },
    bot: 'The bot',
    start: 'Start',
  },
  {
    language: 'es',
    kind: 'phone',
    viewport: { width: 390, height: 844 },
    bot: 'El bot',
    start: 'Empezar',
  },
] as const;

/** Cards and dice, or places on a map. */
const pieces =
  '.gp-table > [data-place] [data-usable], .gp-middle [data-usable], .gp-map-spot.gp-map-usable';
const buttons = '.gp-choices .cg-btn:not([data-kind], [aria-label])';
const stepOf = (page: Page): Promise<string | null> =>
  page.locator('.gp-table').getAttribute('data-step');

/** One choice: a piece and then one of its buttons, or a button that no piece stands for. */
const choose = async (page: Page, roll: Dice): Promise<void> => {
  const before = await stepOf(page);
  const marked = page.locator(pieces);
  // The other side may still be on the move.
  const offered = async (): Promise<number> =>
    (await marked.count()) + (await page.locator(buttons).count());
  await expect.poll(offered, { interval: 30 }).toBeGreaterThan(0);
  const count = await marked.count();
  if (count > 0) {
    await marked.nth(roll(count)).click();
    const several = page.locator('[aria-pressed="true"]');
    const moved = async (): Promise<boolean> =>
      (await stepOf(page)) !== before || (await several.count()) > 0;
    await expect.poll(moved, { interval: 30 }).toBe(true);
    if ((await stepOf(page)) === before) await page.locator(buttons).first().click();
  } else await page.locator(buttons).first().press('1');
  await expect.poll(() => stepOf(page), { interval: 30 }).not.toBe(before);
};

const concede = async (page: Page): Promise<void> => {
  await page.locator('.cg-bar button').last().click();
  await page.getByRole('menuitem', { name: /Concede|Rendirse/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Concede|Rendirse/ })
    .click();
};

/** The first list of the page: that of the games. */
const chooseGame = (page: Page, title: string): Promise<void> =>
  chooseOption(page.locator('form input[aria-haspopup=listbox]').first(), title);
const titles = {
  destiny: 'Star Wars: Destiny',
  swtcg: 'Star Wars TCG',
  xwing: 'X-Wing',
} as const;
const played = (['destiny', 'swtcg', 'xwing'] as const).flatMap((game) =>
  looks.map((look) => ({ game, ...look })),
);

describe.skipIf(!hasBrowser)('another game against the bot, in a browser', () => {
  let stage: TableStage;

  beforeAll(async () => {
    stage = await TableStage.open('other games in a browser');
  });
  afterAll(async () => {
    await stage?.close();
  });

  it.each(played)(
    'is played on a board by pressing cards and dice: $game, in $language on a $kind',
    async ({ game, language, kind, viewport, bot, start }) => {
      const context = await stage.visitor({ locale: language, viewport });
      const page = await context.newPage();
      await page.goto('/other-games');
      await chooseGame(page, titles[game]);
      await page.getByLabel(bot).click();
      await page.getByRole('button', { name: start }).click();
      await page.locator('.gp-ask').waitFor();
      const roll = dice(kind === 'desk' ? 5 : 6);
      for (let choices = 0; choices < 12; choices += 1) await choose(page, roll);
      const named = page.getByRole('button', { name: /can be chosen$|se puede elegir$/ });
      expect(await named.count()).toBe(await page.locator('[data-usable]:visible').count());
      await picture(page, `${game}-${kind}`);
      expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);

      const before = await stepOf(page);
      await page.keyboard.press('u');
      await expect.poll(() => stepOf(page)).not.toBe(before);
      await concede(page);
      await page.getByText(/The bot wins|Gana el bot/).waitFor();
      const board = await page.locator('.gp-row').allInnerTexts();
      await page.getByRole('link', { name: /Watch the replay|Ver la repetición/ }).click();
      const caption = page.getByTestId('replay-caption');
      await expect.poll(() => caption.innerText()).toMatch(/The game begins|Comienza la partida/);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.url()).toContain('at=1');
      await page.keyboard.press('End');
      await expect.poll(() => caption.innerText()).not.toMatch(/begins|Comienza/);
      await picture(page, `${game}-replay-${kind}`);
      expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);
      const moment = page.url();
      await page.reload();
      await caption.waitFor();
      expect(page.url()).toBe(moment);
      await page.goBack();
      await expect.poll(() => page.locator('.gp-row').allInnerTexts()).toEqual(board);
      await page.getByRole('button', { name: /Play again|Jugar otra vez/ }).click();
      await page.locator('.gp-ask[data-open]').waitFor();
      expect(stage.faults).toEqual([]);
      await context.close();
    },
  );
});

const decides = (page: Page): Locator => page.locator('.gp-ask[data-open]');

/** Whichever of the two has to decide, bots aside; both pages show the same step by then. */
const asked = async (pages: readonly [Page, Page]): Promise<Page> => {
  const [one, other] = pages;
  await expect
    .poll(
      async () =>
        (await stepOf(one)) === (await stepOf(other)) &&
        (await decides(one).count()) + (await decides(other).count()) === 1,
      { interval: 30 },
    )
    .toBe(true);
  return (await decides(one).count()) === 1 ? one : other;
};

describe.skipIf(!hasBrowser)('Destiny between two people, in two browsers', () => {
  let stage: TableStage;

  beforeAll(async () => {
    stage = await TableStage.open('destiny of two in a browser');
  });
  afterAll(async () => {
    await stage?.close();
  });

  it('is begun by a link, played in two languages, conceded and played again', async () => {
    const [desk, phone] = looks;
    const contexts = await Promise.all(
      [desk, phone].map(({ language, viewport }) => stage.visitor({ locale: language, viewport })),
    );
    const [ana, ben] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
      Page,
      Page,
    ];
    await ana.goto('/other-games');
    await chooseGame(ana, titles.destiny);
    await ana.getByLabel('Your name').fill('Ana');
    await ana.getByRole('button', { name: 'Invite by link' }).click();
    await ana.getByTestId('shared-link').waitFor();
    await picture(ana, 'destiny-invitation-desk');
    expect([await overflow(ana), await axeFaults(ana)]).toEqual([0, []]);

    await ben.goto(new URL(ana.url()).pathname);
    await ben.getByLabel('Tu nombre').fill('Ben');
    await picture(ben, 'destiny-invited-phone');
    expect([await overflow(ben), await axeFaults(ben)]).toEqual([0, []]);
    await ben.getByRole('button', { name: 'Sentarme' }).click();
    await Promise.all([ana, ben].map((page) => page.locator('.gp-ask').waitFor()));
    const roll = dice(7);
    for (let choices = 0; choices < 16; choices += 1) await choose(await asked([ana, ben]), roll);
    const waiting = (await asked([ana, ben])) === ana ? ben : ana;
    const decider = waiting === ana ? ben : ana;
    await expect.poll(() => decider.title()).toBe('● Star Wars: Destiny · Conclave');
    await expect.poll(() => waiting.title()).toBe('Star Wars: Destiny · Conclave');
    await waiting.getByText(/Waiting for Ben|Esperando a Ana/).waitFor();
    for (const [page, kind] of [
      [ana, 'desk'],
      [ben, 'phone'],
    ] as const) {
      await picture(page, `destiny-of-two-${kind}`);
      expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);
    }

    await concede(waiting);
    const [winner, loser] = waiting === ana ? [ben, ana] : [ana, ben];
    await winner.getByText(/You win|Has ganado/).waitFor();
    await loser.getByText(/Ben wins|Gana Ana/).waitFor();
    const again = /Play again|Jugar otra vez/;
    await winner.getByRole('button', { name: again }).click();
    await winner.getByTestId('shared-link').waitFor();
    await loser.getByText(/wants to play again|quiere jugar otra vez/).waitFor();
    await loser.getByRole('button', { name: again }).click();
    await Promise.all([ana, ben].map((page) => page.locator('.gp-ask').waitFor()));
    await asked([ana, ben]);
    expect(stage.faults).toEqual([]);
    await Promise.all(contexts.map((context) => context.close()));
  });
});

describe.skipIf(!hasBrowser)('teams of two, on a desk and a phone', () => {
  let stage: TableStage;

  beforeAll(async () => {
    stage = await TableStage.open('teams in a browser');
  });
  afterAll(async () => {
    await stage?.close();
  });

  it('sit down side by side, begin with bots, play and give up together', async () => {
    const [desk, phone] = looks;
    const contexts = await Promise.all(
      [desk, phone].map(({ language, viewport }) => stage.visitor({ locale: language, viewport })),
    );
    const [ana, ben] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
      Page,
      Page,
    ];
    const fits = async (page: Page, name: string): Promise<void> => {
      await picture(page, name);
      expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);
    };
    await ana.goto('/other-games');
    await chooseGame(ana, titles.swtcg);
    await ana.getByLabel('Teams of two').click();
    await ana.getByLabel('Your name').fill('Ana');
    await fits(ana, 'teams-start-desk');
    await ana.getByRole('button', { name: 'Invite by link' }).click();
    await ana.getByTestId('shared-link').waitFor();

    await ben.goto(new URL(ana.url()).pathname);
    await ben.getByLabel('Tu nombre').fill('Ben');
    await ben.getByLabel('Equipo 1, asiento 2 (junto a Ana)').click();
    await fits(ben, 'teams-invited-phone');
    await ben.getByRole('button', { name: 'Sentarme' }).click();
    await ana.getByTestId('seats').getByText('Ben').waitFor();
    await fits(ana, 'teams-waiting-desk');
    await ana.getByRole('button', { name: 'Start with bots' }).click();
    await Promise.all([ana, ben].map((page) => page.locator('.gp-ask').waitFor()));
    const roll = dice(8);
    for (let choices = 0; choices < 14; choices += 1) await choose(await asked([ana, ben]), roll);
    await asked([ana, ben]);
    await fits(ana, 'teams-desk');
    await fits(ben, 'teams-phone');
    // Partners see the hand of each other: as a pile to look through.
    const hands = ana.locator('.gp-strip[data-near] summary', { hasText: 'Hand' });
    expect(await hands.count()).toBe(1);
    await hands.click();
    await fits(ana, 'teams-hand-desk');
    await hands.click();

    await concede(ben);
    for (const page of [ana, ben])
      await page.getByText(/Winners: Bot 1, Bot 2|Ganan: Bot 1, Bot 2/).waitFor();
    await fits(ben, 'teams-over-phone');
    expect(stage.faults).toEqual([]);
    await Promise.all(contexts.map((context) => context.close()));
  });
});
