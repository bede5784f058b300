import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** What a Trilogy player reads on the phone, by language. */
const words = {
  en: {
    yourName: 'Your name',
    asGuest: 'Register as a guest',
    codeKept: 'I have kept it',
    handIn: 'Hand in your three decks',
    deck: 'Deck',
    submit: 'Check and hand in',
    legal: 'Your three decks are legal',
    event: 'Event',
    iAmHere: 'I am here: check in',
    checkedIn: 'You are checked in',
    toMatch: 'To your match',
    ban: 'Ban',
    play: 'Play',
    chosen: 'You have chosen',
    waiting: 'Waiting for',
    iWon: 'I won',
    draw: 'Draw, play again',
    won: ' won',
    confirm: 'Yes, that is right',
    dispute: 'No, call a judge',
    callNow: 'Call now',
    here: 'I am at the table',
    replay: 'Replayed after a draw, with the same decks.',
    decksOf: 'Decks of',
    yours: 'Your decks',
    win: 'You win',
    lose: 'You lose',
  },
  es: {
    yourName: 'Tu nombre',
    asGuest: 'Inscribirme sin cuenta',
    codeKept: 'Ya lo he guardado',
    handIn: 'Entrega tus tres mazos',
    deck: 'Mazo',
    submit: 'Revisar y entregar',
    legal: 'Tus tres mazos son legales',
    event: 'Evento',
    iAmHere: 'Estoy aquí: confirmar',
    checkedIn: 'Asistencia confirmada',
    toMatch: 'A tu enfrentamiento',
    ban: 'Excluir a',
    play: 'Jugar con',
    chosen: 'Has elegido',
    waiting: 'Esperando a',
    iWon: 'Gané yo',
    draw: 'Empate, se repite',
    won: 'Ganó ',
    confirm: 'Sí, es correcto',
    dispute: 'No, llamar a un juez',
    callNow: 'Llamar ahora',
    here: 'Estoy en la mesa',
    replay: 'Se repite tras un empate, con los mismos mazos.',
    decksOf: 'Mazos de',
    yours: 'Tus mazos',
    win: 'Ganas',
    lose: 'Pierdes',
  },
} as const;

/** A player of Trilogy with a phone. */
export class Trilogist {
  private readonly says: (typeof words)['en' | 'es'];

  constructor(
    readonly name: string,
    readonly page: Page,
    language: 'en' | 'es',
  ) {
    this.says = words[language];
  }

  async registerAsGuest(eventUrl: string): Promise<void> {
    await this.page.goto(eventUrl);
    await this.page.getByLabel(this.says.yourName).fill(this.name);
    await this.button(this.says.asGuest).click();
    await this.button(this.says.codeKept).click();
  }

  /** Pastes three lists; answers with the findings, none when they are legal together. */
  async handIn(texts: readonly string[]): Promise<string[]> {
    const { page, says } = this;
    const link = page.getByRole('link', { name: says.handIn });
    await link
      .or(page.getByLabel(`${says.deck} 1`))
      .first()
      .waitFor();
    if (await link.isVisible()) await link.click();
    for (const [index, text] of texts.entries())
      await page.getByLabel(`${says.deck} ${index + 1}`, { exact: true }).fill(text);
    const answered = page.waitForResponse((response) =>
      response.url().includes('/api/commands/SubmitTrio'),
    );
    await this.button(says.submit).click();
    const findings = page.getByRole('alert').getByRole('listitem');
    // What is not legal is asked about and not handed in.
    if ((await answered).ok()) await this.sees(says.legal);
    else await findings.first().waitFor();
    return findings.allInnerTexts();
  }

  async checkIn(): Promise<void> {
    await this.page.getByRole('link', { name: this.says.event, exact: true }).click();
    await this.button(this.says.iAmHere).click();
    await this.sees(this.says.checkedIn);
  }

  /** The seat shows a choice that is owed, with one way to it, above the round and the table. */
  async owesFirst(title: string, round: string): Promise<void> {
    const owed = this.page.getByRole('region', { name: title });
    await owed.getByRole('link', { name: this.says.toMatch }).waitFor();
    expect(await this.page.getByRole('link', { name: this.says.toMatch }).count()).toBe(1);
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
    const below = this.page.getByText(round, { exact: true });
    expect(await top(owed)).toBeLessThan(await top(below.first()));
  }

  sitDown(): Promise<void> {
    return this.button(this.says.here).click();
  }

  async toMatch(): Promise<void> {
    await this.page.getByRole('link', { name: this.says.toMatch }).click();
    await this.sees(this.says.decksOf);
  }

  /** Chooses the deck of this number among those offered and says so. */
  async choose(what: 'ban' | 'play', at: number): Promise<void> {
    const decks = this.page.getByRole('radio');
    await decks.nth(at).click();
    await this.page.getByRole('button', { name: new RegExp(`^${this.says[what]} `) }).click();
  }

  async waits(): Promise<void> {
    await this.sees(this.says.waiting);
    await this.sees(this.says.chosen);
  }

  /** How many decks are offered to choose from. */
  async offered(count: number): Promise<void> {
    await expect.poll(() => this.page.getByRole('radio').count()).toBe(count);
  }

  report(outcome: 'iWon' | 'draw'): Promise<void> {
    return this.button(this.says[outcome]).click();
  }

  confirm(): Promise<void> {
    return this.button(this.says.confirm).click();
  }

  async dispute(): Promise<void> {
    await this.button(this.says.dispute).click();
    await this.button(this.says.callNow).click();
  }

  seesReplay(): Promise<void> {
    return this.sees(this.says.replay);
  }

  seesEnd(score: string, won: boolean): Promise<void> {
    return this.sees(`${won ? this.says.win : this.says.lose} ${score}`);
  }

  async sees(text: string): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  /** Nothing may stick out of a narrow phone. */
  async fits(): Promise<void> {
    const tooWide = await this.page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(tooWide).toBe(0);
  }

  private button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
