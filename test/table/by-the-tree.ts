import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TableBoard, TableDecision, TableLogLine, TableMove } from '#contracts';

type Option = TableDecision['options'][number];
type Side = 'a' | 'b';

/** A question as one player is asked it, and the answer that is to be given. */
export interface Asked {
  readonly mine: Side;
  readonly board: TableBoard;
  readonly decision: TableDecision;
  readonly move: Omit<TableMove, 'at'>;
}

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const anyOf = (texts: readonly (string | undefined)[]): RegExp =>
  new RegExp(`^(${texts.flatMap((text) => (text ? [literally(text)] : [])).join('|')})$`);

/**
 * Records what the live regions of a page announce: text that enters a region which is already
 * there. A reload keeps the record.
 */
export const recordAnnouncements = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript({
    content: `if (location.origin !== 'null') {
      const heard = (window.heard = JSON.parse(sessionStorage.getItem('heard') ?? '[]'));
      new MutationObserver((changes) => {
        const regions = new Set(changes.map(({ target }) =>
          (target.nodeType === 1 ? target : target.parentElement)?.closest('[role="status"], [aria-live="polite"]')));
        for (const region of regions) if (region?.textContent) heard.push(region.textContent);
        sessionStorage.setItem('heard', JSON.stringify(heard));
      }).observe(document, { childList: true, characterData: true, subtree: true });
    }`,
  });
};

export const forgetAnnouncements = (page: Page): Promise<void> =>
  page.evaluate<void>(`(window.heard.length = 0, sessionStorage.removeItem('heard'))`);

/** The lines of the log that the page has announced less often than they occur. */
export const unheard = async (page: Page, log: readonly TableLogLine[]): Promise<string[]> => {
  const heard = (await page.evaluate<string[]>('window.heard')).join('\n');
  const lines = log.map(({ en }) => en);
  return [...new Set(lines)].filter(
    (line) => heard.split(line).length <= lines.filter((each) => each === line).length,
  );
};

/** The cards of one side on the board that can be pressed. */
const placedIn = ({ base, leaders, units }: TableBoard['a']) => [
  base,
  ...leaders,
  ...units.flatMap((unit) => [unit, ...unit.upgrades, ...unit.captives]),
];

const nameOf = ({ faces }: TableBoard, id: string): string =>
  faces[id]?.names?.en ?? faces[id]?.name ?? id;

/** The accessible name of a card, with its owner if it is on the board; null if it is not shown. */
const calledOf = ({ board, decision, mine }: Asked, card: number): string | null => {
  for (const side of ['a', 'b'] as const) {
    const placed = placedIn(board[side]).find((each) => each.card === card);
    if (placed) return `${side === mine ? 'Your' : 'Enemy'} ${nameOf(board, placed.id)}`;
  }
  const held = [...(board[mine].hand ?? []), ...decision.shown].find((each) => each.card === card);
  return held ? nameOf(board, held.id) : null;
};

/** The name of an option's own button: a verb, or its text with or without the card's name. */
const wordsOf = ({ label, text }: Option): RegExp =>
  anyOf([label?.en, text.en, text.en.replace(/^.*?: /, '')]);

const openedBy = /^(Show the list|More \(\d+\))$/;
const mostTabs = 200;

/** Whether a card's text, such as the sheet on a phone, covers the focused element. */
const isCovered = `(() => {
  const { left, top, width, height } = document.activeElement.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  const sheet = seen?.closest('aside[data-drawer="read"]');
  return sheet != null && !sheet.contains(document.activeElement);
})()`;

const inFocus = `document.activeElement.ariaLabel ?? document.activeElement.innerText`;
const touched = `!matchMedia('(hover: hover)').matches`;
/** The elements that may have the focus when a question arrives: a choice, or the question. */
const isChoice =
  /can be chosen$|^(Your decision|Done|None|Pass|Take the initiative|More)\b|^Show the list$/;

/**
 * A player without sight or mouse: finds everything by role and name, moves with the tab key and
 * presses Enter.
 */
class Listener {
  readonly #question: Locator;

  constructor(
    private readonly page: Page,
    private readonly asked: Asked,
  ) {
    this.#question = page.getByRole('region', { name: 'Your decision', exact: true });
  }

  /** Waits until the page asks this question and the last answer is settled. */
  async hearsQuestion(): Promise<void> {
    const { text } = this.asked.decision;
    await expect
      .poll(async () => ((await this.isBusy()) ? '' : this.#question.innerText()), { interval: 20 })
      .toContain(text.en);
  }

  /** Whether an answer is being sent or shown. */
  async isBusy(): Promise<boolean> {
    return (await this.#question.getAttribute('aria-busy')) === 'true';
  }

  /** Expects the focus on the first choice; touch screens move it only after the first key. */
  async hasFocus(): Promise<void> {
    if (await this.page.evaluate<boolean>(touched)) return;
    const words = this.asked.decision.options.map(wordsOf);
    await expect
      .poll(async () => {
        const name = await this.page.evaluate<string>(inFocus);
        return [isChoice, ...words].some((each) => each.test(name)) ? 'a choice' : name;
      })
      .toBe('a choice');
  }

  async answer(): Promise<void> {
    const { decision, move } = this.asked;
    if (move.name !== undefined) return this.sayName(move.name);
    if (move.amounts) await this.divide(move.amounts);
    let sent = false;
    for (const index of move.pick ?? []) {
      const option = decision.options[index];
      if (option) sent = await this.choose(option);
    }
    if (!sent) await this.press(this.button(this.#question, /^(Done|None)$/));
  }

  private button(within: Locator | Page, name: RegExp): Locator {
    return within.getByRole('button', { name, disabled: false });
  }

  /** The buttons with words: beside the question, or in the list that can be opened. */
  private inWords(name: RegExp): Locator {
    const list = this.page.getByRole('complementary', { name: 'Choose', exact: true });
    return this.button(this.#question, name).or(this.button(list, name));
  }

  private card(card: number | undefined): Locator | null {
    const called = card === undefined ? null : calledOf(this.asked, card);
    const name = new RegExp(`^${literally(called ?? '')}, (.*, )?can be chosen$`);
    return called === null ? null : this.button(this.page.getByRole('main'), name);
  }

  private async press(target: Locator): Promise<void> {
    const element = await target.first().elementHandle();
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await element?.evaluate((each) => each === each.ownerDocument.activeElement)) {
        expect(await this.page.evaluate<boolean>(isCovered)).toBe(false);
        return this.page.keyboard.press('Enter');
      }
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`no tab leads to ${target.toString()}`);
  }

  /** Chooses an option; true if that sent the answer. */
  private async choose(option: Option): Promise<boolean> {
    if (option.o === 'pass') return this.byLetter('p', /^Pass$/);
    if (option.o === 'take-initiative') return this.byLetter('i', /^Take the initiative\b/);
    const { decision } = this.asked;
    const atOnce = decision.min === 1 && decision.max === 1;
    const words = this.inWords(wordsOf(option));
    const opens = this.button(this.#question, openedBy);
    const card = this.card(option.card);
    const anything = words.or(opens);
    await (card ? card.or(anything) : anything).first().waitFor();
    if ((await words.count()) === 0) {
      if (card && (await card.count()) > 0) return this.chooseCard(option, card, atOnce);
      await this.press(opens);
    }
    return (await this.sends(words)) && atOnce;
  }

  private async sends(target: Locator): Promise<true> {
    await this.press(target);
    return true;
  }

  /** Presses the key that the button names. */
  private async byLetter(letter: string, name: RegExp): Promise<true> {
    const button = this.button(this.page.getByRole('main'), name);
    expect(await button.getAttribute('aria-keyshortcuts')).toBe(letter);
    await this.page.keyboard.press(letter);
    return true;
  }

  /** The first press selects; the second, on the button that now says what it does, commits. */
  private async chooseCard(option: Option, card: Locator, atOnce: boolean): Promise<boolean> {
    const { options } = this.asked.decision;
    await this.press(card);
    if (!atOnce) return false;
    const several = options.filter((each) => each.card === option.card).length > 1;
    if (several) await this.press(this.button(this.#question, wordsOf(option)));
    const [target, ...others] = option.targets ?? [];
    if (target === undefined) return several || this.sends(this.confirms(option));
    const whom = this.card(target);
    return this.sends(others.length > 0 && whom ? whom : this.button(this.#question, /^Attack /));
  }

  /** The button that sends the chosen card: it has the card's name, or says what is done. */
  private confirms(option: Option): Locator {
    const called = calledOf(this.asked, option.card ?? -1) ?? '';
    const name = `${literally(called)}( \\(.*\\))?|Attack ${literally(called.replace(/^\w+ /, ''))}`;
    return this.button(this.#question, new RegExp(`^(${name})$|${wordsOf(option).source}`));
  }

  private async divide(amounts: readonly number[]): Promise<void> {
    const { decision } = this.asked;
    const names = decision.options.map(({ card }) => calledOf(this.asked, card ?? -1) ?? '');
    for (const [index, amount] of amounts.entries()) {
      const name = names[index] ?? '';
      const nth = names.slice(0, index).filter((each) => each === name).length;
      const more = this.page.getByRole('button', {
        name: new RegExp(`^More for ${literally(name)}( \\(.*\\))?$`),
      });
      for (let given = 0; given < amount; given += 1) await this.press(more.nth(nth));
    }
  }

  private async sayName(name: string): Promise<void> {
    await this.page.getByRole('combobox').pressSequentially(name);
    await this.page.getByRole('option', { name, exact: true }).press('Enter');
    await this.press(this.button(this.page, /^Name it$/));
  }
}

/** Gives this answer to the question on the page by its accessibility tree and the keyboard alone. */
export const answerByTree = async (page: Page, asked: Asked): Promise<void> => {
  const listener = new Listener(page, asked);
  await listener.hearsQuestion();
  await listener.hasFocus();
  await listener.answer();
};
