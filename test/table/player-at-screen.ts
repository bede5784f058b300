import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TableDecision, TableMove } from '#contracts';

type Option = TableDecision['options'][number];

/** How a player gives one answer to the page: where it stands for what is wanted. */
interface Hand {
  readonly press: (selector: string) => Promise<void>;
}

/**
 * Presses with mouse or finger. Cards of the hand overlap:
 * each is held by its left edge, which is never covered.
 */
export const byPointer = (page: Page, touch: boolean): Hand => ({
  press: async (selector) => {
    const target = page.locator(selector).first();
    const position = { x: 8, y: 14 };
    await (touch ? target.tap({ position }) : target.click({ position }));
  },
});

const isThere = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).first().isVisible();

const closedList = '[data-list][aria-pressed="false"]';

/** The list of what no card stands for; opened where it is not. */
const openList = async (page: Page, hand: Hand): Promise<void> => {
  // Where it is open already it may still be on its way.
  if (await isThere(page, closedList)) await hand.press(closedList);
};

const pickOption = async (
  page: Page,
  hand: Hand,
  { option, index }: { readonly option: Option; readonly index: number },
): Promise<void> => {
  if (option.o === 'pass') return hand.press('[data-answer="pass"]');
  if (option.o === 'take-initiative') return hand.press('[data-initiative]');
  const button = `[data-answer="${option.o}-${index}"]`;
  const inList = `[data-testid="choose"] [data-option="${index}"]`;
  const card = option.card === undefined ? null : `[data-card="${option.card}"][data-choice]`;
  // An open list is fetched on demand: the question can be there before what answers it.
  await page
    .locator([button, card ?? inList, inList, closedList].join(', '))
    .filter({ visible: true })
    .first()
    .waitFor();
  if (await isThere(page, button)) return hand.press(button);
  if (card !== null && (await isThere(page, card))) {
    await hand.press(card);
    // A card with several things to do offers them as buttons.
    if (await isThere(page, button)) await hand.press(button);
    // Whom a unit attacks is chosen with it, unless there is one alone.
    const [target, other] = option.targets ?? [];
    if (other !== undefined) await hand.press(`[data-card="${target}"][data-choice]`);
    return;
  }
  await openList(page, hand);
  await hand.press(inList);
};

const divide = async (page: Page, hand: Hand, amounts: readonly number[]): Promise<void> => {
  await openList(page, hand);
  for (const [index, amount] of amounts.entries())
    for (let given = 0; given < amount; given += 1) await hand.press(`[data-more="${index}"]`);
};

const sayName = async (page: Page, hand: Hand, name: string): Promise<void> => {
  await openList(page, hand);
  await page.getByTestId('choose').getByRole('combobox').pressSequentially(name);
  await page.getByRole('option', { name, exact: true }).click();
  await hand.press('[data-testid="choose"] .cg-btn[data-kind="primary"]');
};

/**
 * Gives this answer to the question on the page by its own
 * cards and buttons, and waits until the question is gone.
 */
export const giveAnswer = async (
  page: Page,
  hand: Hand,
  { decision, move }: { readonly decision: TableDecision; readonly move: Omit<TableMove, 'at'> },
): Promise<void> => {
  const question = `section.cg-ask[data-open][data-at="${decision.at}"]`;
  await page.locator(question).waitFor();
  if (move.name !== undefined) await sayName(page, hand, move.name);
  else if (move.amounts) await divide(page, hand, move.amounts);
  else
    for (const index of move.pick ?? []) {
      const option = decision.options[index];
      if (option) await pickOption(page, hand, { option, index });
    }
  // What one press does not answer is confirmed.
  const confirm = `${question} [data-confirm]:not([disabled])`;
  await expect
    .poll(async () => !(await isThere(page, question)) || (await isThere(page, confirm)), {
      interval: 15,
    })
    .toBe(true);
  if (await isThere(page, confirm)) await hand.press(confirm);
  await page.locator(question).waitFor({ state: 'detached' });
};
