import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { allCards } from '#cards';
import { hasBrowser } from '../support/browser.js';
import { Drafter } from './drafter.js';
import { faultsOf } from './page-faults.js';
import { type Seat, Stage } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';
import { chooseOption } from '../support/choose-option.js';

const cards = allCards.filter(({ id }) => /^(SOR|SHD)_/.test(id)).map(({ id }) => id);

describe.skipIf(!hasBrowser)('a practice draft', () => {
  let stage: Stage;
  let phone: Seat;
  let desk: Seat;
  const looksRight = async (page: Page, name: string, language: 'en' | 'es'): Promise<void> => {
    await expect.poll(() => page.locator('.mantine-Skeleton-root').count()).toBe(0);
    await picture(page, `practice-draft-${name}`, { whole: true });
    expect(await faultsOf(page, language), name).toEqual([]);
  };

  beforeAll(async () => {
    stage = await Stage.open();
    phone = await stage.seat({ language: 'en', kind: 'phone' });
    desk = await stage.seat({ language: 'es', kind: 'desk' });
  });
  afterAll(() => stage?.close());
  tellAsStory(() => stage.pictureAll('practice-draft'));

  it('is two clicks away from the home page, without an account', async () => {
    const { page } = phone;
    await page.goto('/');
    await page.getByRole('link', { name: 'Practise a draft' }).click();
    await page.getByRole('button', { name: 'Draft against bots' }).click();
    await page.locator('[data-pick="0.1"]').waitFor();
    await looksRight(page, 'pick', 'en');
  });

  it('shows leaders with their texts, and has the button that takes one at the foot of a small phone', async () => {
    const { page } = phone;
    await page.setViewportSize({ width: 360, height: 640 });
    const offered = page.locator('.cv-offer-card');
    expect(await offered.count()).toBe(3);
    expect(await offered.filter({ hasText: 'Epic Action' }).count()).toBe(3);
    const take = await page.getByRole('button', { name: 'Choose a card' }).boundingBox();
    expect((take?.y ?? Infinity) + (take?.height ?? 0)).toBeLessThanOrEqual(640);
    await offered.first().click();
    await page.getByRole('button', { name: /^Take / }).click();
    await page.locator('[data-pick="0.2"]').waitFor();
  });

  it('takes a set for each booster, or a pasted cube whose wrong lines it names', async () => {
    const { page } = desk;
    await page.goto('/draft');
    const kind = page.getByRole('combobox', { name: 'Sobres de' });
    await chooseOption(kind, 'Una colección por sobre');
    await page.getByRole('combobox', { name: 'Sobre 3' }).waitFor();
    await looksRight(page, 'sets', 'es');
    await chooseOption(kind, 'Un cubo');
    const list = page.getByLabel('Lista del cubo');
    await list.fill(['SOR_010', 'Nadie', ...cards].join('\n'));
    await page.getByRole('button', { name: 'Comprobar la lista' }).click();
    await page.getByText('No se entiende una línea').waitFor();
    await page.getByText('Línea 2').waitFor();
    expect(await page.getByRole('button', { name: 'Draft contra bots' }).isDisabled()).toBe(true);
    await looksRight(page, 'cube-wrong', 'es');
    await list.fill(cards.join('\n'));
    await page.getByLabel('Cartas por sobre, además del líder').fill('11');
    await page.getByRole('button', { name: 'Comprobar la lista' }).click();
    await page.getByText(/bastan para \d+ jugadores/).waitFor();
    await page.getByRole('button', { name: 'Draft contra bots' }).click();
    await page.locator('[data-pick="0.1"]').waitFor();
    await looksRight(page, 'pick-of-cube', 'es');
    // A draft that was left is found where it was begun.
    await page.goto('/draft');
    await page
      .getByRole('region', { name: 'Tus drafts' })
      .getByRole('link', { name: /^Seguir con el draft/ })
      .first()
      .click();
    await page.locator('[data-pick="0.1"]').waitFor();
  });

  it('ends in a builder with a build to start from, in columns by cost and as a picture', async () => {
    const { page } = desk;
    await new Drafter(page, 'es').draftToTheEnd();
    await page.getByRole('link', { name: 'Construir tu mazo' }).click();
    await page.getByRole('button', { name: 'Proponer un mazo' }).click();
    await expect.poll(() => page.getByTestId('deck-size').innerText()).toMatch(/^30 /);
    await page.getByText('Filtrar').click();
    await chooseOption(page.getByRole('combobox', { name: 'Ordenar por' }), 'Coste');
    await page.getByText('Exportar', { exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Imagen del mazo' }).click();
    expect((await saved).suggestedFilename()).toBe('deck.png');
    await looksRight(page, 'builder', 'es');
    expect(stage.faults).toEqual([]);
  });
});
