import type { Locator } from 'playwright-core';

/**
 * Chooses in the list that belongs to this field; the first option where none is named. Found by the
 * page alone, an option could be one of another field's list that is still closing.
 */
export async function chooseOption(
  field: Locator,
  option?: string | RegExp,
  { typed }: { readonly typed?: string } = {},
): Promise<void> {
  const page = field.page();
  await (typed === undefined ? field.click() : field.fill(typed));
  const opened = field.and(page.locator('[aria-controls]'));
  const list = page.locator(`[id="${await opened.getAttribute('aria-controls')}"]`);
  const options =
    option === undefined
      ? list.getByRole('option').first()
      : list.getByRole('option', { name: option, exact: typeof option === 'string' });
  await options.click();
  await list.waitFor({ state: 'hidden' });
}
