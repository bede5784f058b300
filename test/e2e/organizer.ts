import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { chooseOption } from '../support/choose-option.js';

export interface PlannedEvent {
  readonly name: string;
  readonly seats: number;
  readonly swissRounds: number;
  readonly cut: 'No top cut' | 'Top 2' | 'Top 4';
}

/** The organizer at the desk: an English page on a wide screen. */
export class Organizer {
  /** Address of the event page, known once the event is made. */
  eventUrl = '';

  constructor(readonly page: Page) {}

  /** From the first page to the form of a new event. */
  async signUp(name: string, email: string): Promise<void> {
    const { page } = this;
    await page.goto('/');
    await page.getByRole('link', { name: 'Create an event' }).click();
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a long enough password');
    await this.button('Create account').click();
    await page.getByRole('heading', { name: 'New event' }).waitFor();
  }

  async createPremier({ name, seats, swissRounds, cut }: PlannedEvent): Promise<void> {
    const { page } = this;
    await page.getByLabel('Name of the event').fill(name);
    await page.getByLabel('Venue', { exact: true }).fill('Hall 1');
    await page.getByLabel('Seats', { exact: true }).fill(String(seats));
    await page.getByText('Settings', { exact: true }).click();
    await page.getByLabel('Swiss rounds', { exact: true }).fill(String(swissRounds));
    await chooseOption(page.getByRole('combobox', { name: 'Top cut', exact: true }), cut);
    await this.button('Create event').click();
    await page.waitForURL(/\/desk$/);
    this.eventUrl = page.url().replace(/\/desk$/, '');
  }

  async openRegistration(): Promise<void> {
    await this.button('Open registration').click();
    await this.page.getByText('Nobody has registered yet.').waitFor();
  }

  /** Enters somebody at the desk; answers with the code that opens the seat on a phone. */
  async addPlayer(name: string): Promise<string> {
    const { page } = this;
    await this.goTo('Players');
    await this.button('Add player').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add player' }).click();
    await dialog.getByText(`${name} is in.`).waitFor();
    const code = await dialog.locator('.cv-code').innerText();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    return code;
  }

  /** By name and Enter, as at a real desk with a queue before it. */
  async checkIn(name: string): Promise<void> {
    const { page } = this;
    await this.goTo('Players');
    await page.getByLabel('Find and check in').fill(name);
    // Who has no legal deck is let in all the same, after a warning.
    await page
      .getByText(new RegExp(`^(Enter checks in ${name}|${name} has no legal deck)`))
      .waitFor();
    await page.keyboard.press('Enter');
    await this.button(`Undo check-in of ${name}`).waitFor();
  }

  async takeNextStep(step: string): Promise<void> {
    await this.goTo('Now');
    await this.page
      .getByRole('region', { name: 'Next step' })
      .getByRole('button', { name: step, exact: true })
      .click();
    if (step.startsWith('Start with'))
      await this.page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click();
  }

  /** The last step of the day asks once: nothing ranks anew after it. */
  async finish(): Promise<void> {
    await this.takeNextStep('Finish the event');
    await this.page.getByRole('dialog').getByRole('button', { name: 'Finish the event' }).click();
  }

  /** Waits until the desk itself says what comes next. */
  async isToldNext(step: string): Promise<void> {
    await this.isTold('Next step', step);
  }

  /** Waits until the desk names the champion of the finished event. */
  async isToldChampion(name: string): Promise<void> {
    await this.isTold('Finished', `Champion: ${name}`);
  }

  private async isTold(region: string, heading: string): Promise<void> {
    await this.goTo('Now');
    await this.page
      .getByRole('region', { name: region, exact: true })
      .getByRole('heading', { name: heading, exact: true })
      .waitFor();
  }

  /** On the judge's page; the score reads from the player printed first. */
  async ruleDispute(
    table: number,
    winner: string,
    score: '2-0' | '2-1' | '1-2' | '0-2',
  ): Promise<void> {
    const { page } = this;
    await page.getByRole('link', { name: 'Judge', exact: true }).click();
    await page.getByText(`Table ${table} · Disputed`).waitFor();
    await this.button('Rule').click();
    await this.button(`${score} ${winner} wins`).click();
    await page.getByText('No open calls or disputes.').waitFor();
  }

  /** Corrects a result of an earlier round. */
  async correct(round: number, table: number, button: string): Promise<void> {
    const { page } = this;
    await this.goTo('Rounds');
    await page
      .getByRole('radiogroup', { name: 'Round' })
      .getByText(`Round ${round}`, { exact: true })
      .click();
    await page.getByRole('button', { name: new RegExp(`^Table ${table}: `) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: button, exact: true }).click();
    // A past round is corrected only when asked twice.
    await dialog.getByRole('button', { name: 'Yes, set it' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** What the rounds page says about corrected results. */
  corrections(): Locator {
    return this.page.getByRole('region', { name: 'Corrected results' });
  }

  /**
   * Rows of the standings as people read them: place, name, points,
   * record. The first look may show them as they were at the last one.
   */
  async standings(): Promise<string[][]> {
    const { page } = this;
    await page.getByRole('link', { name: 'Standings', exact: true }).click();
    const rows = page.getByRole('region', { name: 'Standings' }).getByRole('row');
    await rows.nth(1).waitFor();
    const texts = await rows.evaluateAll((all) =>
      all
        .slice(1)
        .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim())),
    );
    return texts.map((cells) => cells.slice(0, 4));
  }

  /** Saves the whole event where the browser puts downloads; answers with the file. */
  async downloadEvent(): Promise<string> {
    await this.goTo('Now');
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('link', { name: 'Download the whole event' }).click(),
    ]);
    expect(await download.failure()).toBeNull();
    return download.path();
  }

  /** One of the desk's own pages. */
  async goTo(name: 'Now' | 'Players' | 'Decks' | 'Rounds' | 'Story'): Promise<void> {
    const { page } = this;
    const tab = page
      .getByRole('navigation', { name: 'Pages of the desk' })
      .getByRole('link', { name, exact: true });
    const toDesk = page.getByRole('link', { name: 'Desk', exact: true });
    await tab.or(toDesk).first().waitFor();
    if (!(await tab.isVisible())) await toDesk.click();
    await tab.click();
  }

  private button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
