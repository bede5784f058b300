import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** What a drafter does at a pick: chooses after all, lets the clock run out, or leaves the page. */
export type Mishap = (pick: string) => Promise<'picked' | 'missed' | 'left'>;

/** What a drafter reads on the phone, by language. */
const words = {
  en: {
    toDraft: 'To your draft',
    here: 'I am here',
    take: /^Take /,
    sending: /^Sending your pick/,
    over: 'The draft is over',
    toBuilder: 'Build your deck',
    add: /^Put /,
    leader: 'Leader',
    base: 'Base',
    saved: 'Saved',
    legal: 'This deck is legal',
  },
  es: {
    toDraft: 'A tu draft',
    here: 'Estoy aquí',
    take: /^Elegir /,
    sending: /^Enviando tu elección/,
    over: 'El draft ha terminado',
    toBuilder: 'Construir tu mazo',
    add: /^Pasar /,
    leader: 'Líder',
    base: 'Base',
    saved: 'Guardado',
    legal: 'Este mazo es legal',
  },
} as const;

/** A player with a phone in a draft, and at building a deck. */
export class Drafter {
  private readonly says: (typeof words)['en' | 'es'];

  constructor(
    readonly page: Page,
    language: 'en' | 'es',
  ) {
    this.says = words[language];
  }

  /**
   * To the seat in a pod; where there was another pod before, its id says which one the page must know of.
   */
  async toPod(eventUrl: string, podId = ''): Promise<void> {
    await this.page.goto(eventUrl);
    await this.page
      .getByRole('link', { name: this.says.toDraft })
      .and(this.page.locator(`[href*="/pods/${podId}"]`))
      .click();
    const here = this.page.getByRole('button', { name: this.says.here });
    await this.offer().or(here).first().waitFor();
    if (await here.isVisible()) await here.click();
    await this.offer().waitFor();
  }

  /** The pick that waits, as "1.3" for the third of the first pack; round 0 drafts the leaders. */
  async nameOfPick(): Promise<string> {
    return (await this.offer().getAttribute('data-pick')) ?? '';
  }

  /** Takes the first card of the pack; answers with the pick's name. */
  async choose(): Promise<string> {
    const pick = await this.nameOfPick();
    const pack = this.page.locator(`[data-pick="${pick}"]`);
    await pack.getByRole('button').first().click();
    // Not a card of the pack, though one may be called "Take Captive": those can be pressed in.
    await this.page
      .getByRole('button', { name: this.says.take })
      .and(this.page.locator(':not([aria-pressed])'))
      .click();
    return pick;
  }

  async sees(pattern: string | RegExp): Promise<void> {
    await this.page.getByText(pattern).first().waitFor();
  }

  seesSending(): Promise<void> {
    return this.sees(this.says.sending);
  }

  seesOver(): Promise<void> {
    return this.page.getByText(this.says.over).waitFor();
  }

  async hasPassedOn(pick: string): Promise<void> {
    await this.page.locator(`[data-pick="${pick}"]`).waitFor({ state: 'detached' });
  }

  /**
   * Picks until nothing is left to pick; answers with the picks made by hand.
   * `instead` says what happens at the named picks in place of a choice.
   */
  async draftToTheEnd(instead: Readonly<Record<string, Mishap>> = {}): Promise<string[]> {
    const made: string[] = [];
    const over = this.page.getByText(this.says.over);
    for (;;) {
      await this.offer().or(over).first().waitFor();
      if (await over.isVisible()) return made;
      const pick = await this.nameOfPick();
      const mishap = instead[pick];
      if (mishap === undefined) {
        await this.choose();
        made.push(pick);
      } else {
        const outcome = await mishap(pick);
        if (outcome === 'picked') made.push(pick);
        if (outcome === 'left') return made;
      }
      await this.hasPassedOn(pick);
    }
  }

  /** Goes from the event's page, the pod or the pool to the builder and puts thirty cards together. */
  async buildDeck(poolUrl: string): Promise<void> {
    const { page, says } = this;
    await page.goto(poolUrl);
    for (const part of [says.leader, says.base])
      await page.getByRole('radiogroup', { name: part }).getByRole('radio').first().click();
    const size = page.getByTestId('deck-size');
    for (let count = 0; count < 30; count += 1) {
      await expect.poll(() => size.innerText()).toMatch(new RegExp(`^${count} `));
      await page.getByRole('button', { name: says.add }).first().click();
    }
    await expect.poll(() => page.getByTestId('save-state').innerText()).toBe(says.saved);
    await this.sees(says.legal);
  }

  private offer(): Locator {
    return this.page.locator('[data-pick]').first();
  }
}
