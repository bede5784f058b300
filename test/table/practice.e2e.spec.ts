import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../apps/api/test/running-api.js';
import { everyCardIsPlayable, starterText, unplayableCards } from '../../apps/api/test/tables.js';
import { dice } from '#rules';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser } from '../support/browser.js';
import { picture } from '../support/picture.js';
import { answer, boardText, overflow } from './at-the-board.js';
import { TableStage, webDir } from './table-stage.js';

describe.skipIf(!hasBrowser)('practice against the bot, in a browser', () => {
  let stage: TableStage;

  beforeAll(async () => {
    stage = await TableStage.open('practice in a browser');
  });
  afterAll(async () => {
    await stage?.close();
  });

  it('is found on the first page, played on a small phone, taken up by a server that never saw it, conceded and played again', async () => {
    const context = await stage.visitor({ locale: 'es-ES', viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Practicar contra el bot' }).click();
    await page.getByRole('button', { name: 'Repartir' }).waitFor();
    expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);
    await picture(page, 'practice-start-phone', { whole: true });
    await page.getByRole('button', { name: 'Repartir' }).click();
    await page.locator('section.cg-ask[data-open]').waitFor();
    // Every deal is another one; so few answers end none of them.
    const roll = dice(4);
    for (let answered = 0; answered < 7; answered += 1) await answer(page, roll);
    expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);
    await picture(page, 'practice-phone', { whole: true });
    const board = await boardText(page);
    await page.reload();
    await page.locator('section.cg-ask[data-open]').waitFor();
    await expect.poll(() => boardText(page)).toBe(board);

    const second = await startApi({
      databaseUrl: stage.api.configuration.databaseUrl,
      redisUrl: stage.api.configuration.redisUrl,
      webDir,
    });
    try {
      await page.goto(`${second.url}${new URL(page.url()).pathname}`);
      await page.locator('section.cg-ask[data-open]').waitFor();
      await expect.poll(() => boardText(page)).toBe(board);
      for (let answered = 0; answered < 2; answered += 1) await answer(page, roll);
      await page.getByRole('button', { name: 'Menú' }).click();
      await page.getByRole('menuitem', { name: 'Rendirse' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Rendirse' }).click();
      await expect.poll(() => page.getByTestId('game-result').innerText()).toBe('Gana el bot');
      expect(await page.getByTestId('verdict').innerText()).toMatch(/^derrota$/i);
      expect(
        await page
          .getByTestId('game-result')
          .evaluate((result) => result.getBoundingClientRect().top),
      ).toBeGreaterThanOrEqual(0);
      // The board lies behind it, to be looked at.
      await page.getByRole('img', { name: /^Ronda 1: / }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByTestId('game-result').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Ver el resultado' }).press('Enter');
      await page.getByTestId('game-result').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await picture(page, 'practice-over-phone');
      const before = page.url();
      await page.getByRole('link', { name: 'Ver la repetición' }).click();
      const caption = page.getByTestId('replay-caption');
      await expect.poll(() => caption.innerText()).toBe('Comienza la partida');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.url()).toContain('at=1');
      await page.keyboard.press('End');
      await expect.poll(() => caption.innerText()).not.toBe('Comienza la partida');
      const moment = await boardText(page);
      expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);
      await picture(page, 'replay-phone');
      await page.reload();
      await caption.waitFor();
      await expect.poll(() => boardText(page)).toBe(moment);
      await page.getByRole('button', { name: 'Menú' }).click();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Guardar la repetición como archivo' }).click(),
      ]);
      const address = page.url();
      await page.goto(`${second.url}/replay?at=${new URL(address).searchParams.get('at')}`);
      await page.locator('input[type=file]').setInputFiles(await saved.path());
      await caption.waitFor();
      await expect.poll(() => boardText(page)).toBe(moment);
      await page.keyboard.press('ArrowLeft');
      await page.getByRole('button', { name: 'Menú' }).click();
      await page.getByRole('menuitem', { name: 'Analizar la partida' }).click();
      const analysis = page.getByTestId('analysis');
      await expect.poll(() => analysis.getAttribute('data-state')).toBe('done');
      await analysis.getByRole('img', { name: /^Probabilidad de victoria de / }).waitFor();
      expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);
      await picture(page, 'analysis-phone');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menú' }).click();
      await page.getByRole('menuitem', { name: 'Seguir jugando desde aquí' }).click();
      const asked = page.getByRole('dialog');
      await asked.getByRole('radio', { name: 'Bot', exact: true }).click();
      await asked.getByRole('radio', { name: 'Nivel 1' }).click();
      expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);
      await picture(page, 'play-on-phone');
      await asked.getByRole('button', { name: 'Seguir jugando' }).click();
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).innerText())
        .toBe('Darth Vader contra Luke Skywalker');
      await answer(page, roll);
      await picture(page, 'played-on-phone');
      await page.goto(before);
      await page.getByRole('button', { name: 'Cambiar de lado' }).click();
      await expect.poll(() => page.url()).not.toBe(before);
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).innerText())
        .toBe('Darth Vader contra Luke Skywalker');
      await page.locator('section.cg-ask[data-open]').waitFor();
    } finally {
      await context.close();
      await second.stop();
    }
    expect(stage.faults).toEqual([]);
  });

  it('is started with the keyboard alone, from a pasted list, once every unknown card is gone from it', async () => {
    const context = await stage.visitor({
      locale: 'en-GB',
      viewport: { width: 1366, height: 820 },
    });
    const page = await context.newPage();
    await page.goto('/practice');
    const own = page.getByRole('group', { name: 'Your deck' });
    await own.getByRole('radio', { name: 'Luke Skywalker' }).focus();
    for (const _step of ['vader', 'starter', 'random', 'text'])
      await page.keyboard.press('ArrowDown');
    const list = own.getByLabel('Deck list');
    const deal = page.getByRole('button', { name: 'Deal' });
    await expect.poll(() => deal.isDisabled()).toBe(true);
    if (!everyCardIsPlayable) {
      const [one, other] = unplayableCards(2);
      // Only one may be left that cannot be played.
      await list.fill(
        starterText('luke')
          .replace('SOR_236', one?.id ?? 'SOR_236')
          .replace('SOR_238', other?.id ?? 'SOR_238'),
      );
      await deal.focus();
      await page.keyboard.press('Enter');
      for (const card of [one, other].filter((each) => each !== undefined))
        await own.getByRole('listitem').filter({ hasText: card.name }).first().waitFor();
      await picture(page, 'practice-unplayable-desk');
    }
    await list.fill(starterText('luke'));
    await expect.poll(() => own.getByRole('listitem').count()).toBe(0);
    await deal.focus();
    await page.keyboard.press('Enter');
    await page.locator('section.cg-ask[data-open]').waitFor();
    const roll = dice(6);
    for (let answered = 0; answered < 8; answered += 1) await answer(page, roll);
    await picture(page, 'practice-desk', { whole: true });
    const question = page.locator('section.cg-ask[data-open]');
    const askedAt = async (): Promise<number> => Number(await question.getAttribute('data-at'));
    const late = await askedAt();
    await page.keyboard.press('u');
    await expect.poll(askedAt).toBeLessThan(late);
    const early = await askedAt();
    await page.keyboard.press('u');
    await expect.poll(askedAt).toBeLessThan(early);
    await answer(page, roll);
    await page.goto('/practice');
    await page.getByRole('link', { name: 'Play on: Luke Skywalker against Darth Vader' }).click();
    await page.locator('section.cg-ask[data-open]').waitFor();

    // Twin Suns: three opponents on one screen, on a phone one of them opened at a time.
    await page.goto('/practice');
    await page.getByRole('radio', { name: 'Twin Suns, three bots' }).click();
    await page.getByRole('button', { name: 'Deal' }).click();
    const foes = page.locator('[data-area="foes"]');
    await expect.poll(() => foes.locator('[data-seat]').count()).toBe(3);
    for (let answered = 0; answered < 5; answered += 1) await answer(page, roll);
    expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);
    await picture(page, 'twin-suns-desk');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.locator('section.cg-ask[data-open]').waitFor();
    // A choice that nothing on the board stands for opens its sheet over the opponents.
    const sheet = page.locator('aside[data-drawer="choose"]');
    if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'Close' }).click();
    const third = foes.getByRole('button', { name: 'Bot 3' });
    await third.click();
    await expect.poll(() => third.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('region', { name: 'Bot 3', exact: true }).waitFor();
    expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);
    await picture(page, 'twin-suns-phone');
    await context.close();
    expect(stage.faults).toEqual([]);
  });
});
