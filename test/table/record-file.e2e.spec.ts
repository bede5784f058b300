import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayFile } from '#contracts';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser } from '../support/browser.js';
import { picture } from '../support/picture.js';
import { overflow } from './at-the-board.js';
import { TableStage } from './table-stage.js';
import { writtenRecord } from './written-record.js';

const devices = [
  {
    kind: 'phone',
    viewport: { width: 390, height: 844 },
    locale: 'es-ES',
    words: {
      paste: 'O pega un registro (SWU-PGN)',
      open: 'Abrir el texto',
      line: 'Línea',
      menu: 'Menú',
      statistics: 'Estadísticas por ronda',
      notes: 'Marcas y comentarios',
      note: 'Comentario sobre este momento (sin texto es una marca)',
      add: /^Añadir en la decisión/,
      save: 'Guardar la repetición como archivo',
      close: 'Cerrar',
    },
  },
  {
    kind: 'desk',
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    words: {
      paste: 'Or paste a record (SWU-PGN)',
      open: 'Open the text',
      line: 'Line',
      menu: 'Menu',
      statistics: 'Statistics by round',
      notes: 'Bookmarks and comments',
      note: 'Comment on this moment (without words it is a bookmark)',
      add: /^Add at decision/,
      save: 'Save the replay as a file',
      close: 'Close',
    },
  },
] as const;

describe.skipIf(!hasBrowser)('a record of another site', () => {
  let stage: TableStage;

  beforeAll(async () => {
    stage = await TableStage.open('a record of another site');
  });
  afterAll(async () => {
    await stage?.close();
  });

  it.each(devices)(
    'is refused with its line, opened, measured and commented on a $kind',
    async ({ kind, viewport, locale, words }) => {
      const { text } = writtenRecord(1);
      const context = await stage.visitor({ locale, viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const shot = (name: string) => picture(page, `record-${name}-${kind}`);
      await page.goto('/replay');
      await page.getByLabel(words.paste).fill(`${text}\n{"seq":`);
      await page.getByRole('button', { name: words.open }).click();
      const alert = page.getByRole('alert');
      const last = text.split('\n').length + 1;
      await expect.poll(() => alert.innerText()).toContain(`${words.line} ${last}:`);
      expect(await axeFaults(page)).toEqual([]);
      await shot('refused');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'game.swupgn', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await page.getByTestId('replay-caption').waitFor();
      const slider = page.locator('.cg-replay input[type=range]');
      await slider.fill('60');
      await expect.poll(() => page.url()).toContain('at=60');
      expect(await overflow(page)).toBe(0);
      await shot('board');
      const choose = async (entry: string): Promise<void> => {
        await page.getByRole('button', { name: words.menu, exact: true }).click();
        await page.getByRole('menuitem', { name: entry }).click();
      };
      await choose(words.statistics);
      const dialog = page.getByRole('dialog');
      await expect.poll(() => dialog.getByRole('table').count()).toBe(3);
      expect(await axeFaults(page)).toEqual([]);
      await shot('statistics');
      await dialog.getByRole('button', { name: words.close }).click();
      await dialog.waitFor({ state: 'detached' });
      await choose(words.notes);
      await dialog.getByLabel(words.note).fill('<b>Luke</b>');
      await dialog.getByRole('button', { name: words.add }).click();
      await dialog.getByText('<b>Luke</b>').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await shot('notes');
      await dialog.getByRole('button', { name: words.close }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: words.save }).click(),
      ]);
      const file = replayFile.parse(JSON.parse(readFileSync(await saved.path(), 'utf8')));
      expect(file.notes).toMatchObject([{ at: 60, text: '<b>Luke</b>' }]);
      await context.close();
      expect(stage.faults).toEqual([]);
    },
  );
});
