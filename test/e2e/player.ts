import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** What a player reads on the phone, by language. */
const words = {
  en: {
    round: 'Round',
    yourName: 'Your name',
    email: 'E-mail',
    password: 'Password',
    createAccount: 'Create account',
    noAccount: 'No account yet? Create one',
    signIn: 'Sign in',
    asGuest: 'Register as a guest',
    asAccount: 'Register',
    codeKept: 'I have kept it',
    haveCode: 'I have a seat code',
    code: 'Seat code',
    enterSeat: 'Go to my seat',
    toDeck: 'Go to your deck',
    list: 'Deck list',
    check: 'Check the deck',
    submit: 'Submit this deck',
    legal: 'This deck is legal',
    received: 'Your deck has been received.',
    event: 'Event',
    registered: 'You are registered',
    iAmHere: 'I am here: check in',
    checkedIn: 'You are checked in',
    win: 'You win',
    lose: 'You lose',
    confirm: 'Confirm',
    notRight: 'Not right',
    note: 'Note',
    toJudge: 'Send to the judge',
    disputed: 'The result is disputed',
    settled: 'The result is settled.',
    ruled: 'Entered by the staff: the result is settled.',
    corrected: 'The result was corrected by the staff.',
    youWin: 'You win',
    youLose: 'You lose',
    drop: 'Drop from the event',
    dropNow: 'Drop',
    dropped: 'You have dropped',
    place: 'You finished in place',
    won: 'You have won the event',
  },
  es: {
    round: 'Ronda',
    yourName: 'Tu nombre',
    email: 'Correo electrónico',
    password: 'Contraseña',
    createAccount: 'Crear cuenta',
    noAccount: '¿Sin cuenta? Crea una',
    signIn: 'Entrar',
    asGuest: 'Inscribirme sin cuenta',
    asAccount: 'Inscribirme',
    codeKept: 'Ya lo he guardado',
    haveCode: 'Tengo un código de plaza',
    code: 'Código de plaza',
    enterSeat: 'Ir a mi plaza',
    toDeck: 'Ir a tu mazo',
    list: 'Lista del mazo',
    check: 'Revisar el mazo',
    submit: 'Entregar este mazo',
    legal: 'Este mazo es legal',
    received: 'Tu mazo se ha recibido.',
    event: 'Evento',
    registered: 'Inscripción hecha',
    iAmHere: 'Estoy aquí: confirmar',
    checkedIn: 'Asistencia confirmada',
    win: 'Ganas tú',
    lose: 'Pierdes',
    confirm: 'Confirmar',
    notRight: 'No es así',
    note: 'Nota',
    toJudge: 'Enviar al juez',
    disputed: 'El resultado está en disputa',
    settled: 'El resultado está cerrado.',
    ruled: 'Anotado por la organización: el resultado está cerrado.',
    corrected: 'La organización ha corregido el resultado.',
    youWin: 'Ganas',
    youLose: 'Pierdes',
    drop: 'Abandonar el evento',
    dropNow: 'Abandonar',
    dropped: 'Has abandonado',
    place: 'Has quedado en el puesto',
    won: 'Has ganado el evento',
  },
} as const;

export type OwnScore = '2-0' | '2-1' | '1-2' | '0-2';

/** A player with a phone, who does what the page offers and reads what it says. */
export class Player {
  private readonly says: (typeof words)['en' | 'es'];

  constructor(
    readonly name: string,
    readonly page: Page,
    language: 'en' | 'es',
  ) {
    this.says = words[language];
  }

  async registerAsGuest(eventUrl: string): Promise<string> {
    const { page, says } = this;
    await page.goto(eventUrl);
    await page.getByLabel(says.yourName).fill(this.name);
    await this.button(says.asGuest).click();
    const code = (await page.getByTestId('guest-code').textContent()) ?? '';
    await this.button(says.codeKept).click();
    await this.sees(says.registered);
    return code;
  }

  async registerWithAccount(eventUrl: string, email: string): Promise<void> {
    const { page, says } = this;
    await page.goto(eventUrl);
    await page.getByRole('main').getByRole('link', { name: says.signIn }).click();
    await page.getByRole('link', { name: says.noAccount }).click();
    await page.getByLabel(says.yourName).fill(this.name);
    await page.getByLabel(says.email).fill(email);
    await page.getByLabel(says.password, { exact: true }).fill('a long enough password');
    await this.button(says.createAccount).click();
    await page.waitForURL(eventUrl);
    await expect.poll(() => page.getByLabel(says.yourName).inputValue()).toBe(this.name);
    await this.button(says.asAccount).click();
    await this.sees(says.registered);
  }

  /** The way in for those whom the desk has entered. */
  async takeSeat(eventUrl: string, code: string): Promise<void> {
    const { page, says } = this;
    await page.goto(eventUrl);
    await page.getByText(says.haveCode).click();
    await page.getByLabel(says.code).fill(code);
    await this.button(says.enterSeat).click();
  }

  /** Pastes a deck and has it judged; answers with the findings, each with its line. */
  async tryDeck(text: string): Promise<string[]> {
    const { page, says } = this;
    await page
      .getByRole('link', { name: says.toDeck })
      .or(page.getByLabel(says.list))
      .first()
      .waitFor();
    if (await page.getByRole('link', { name: says.toDeck }).isVisible())
      await page.getByRole('link', { name: says.toDeck }).click();
    await page.getByLabel(says.list).fill(text);
    await this.button(says.check).click();
    await page.getByRole('alert').first().waitFor();
    return page.getByRole('alert').getByRole('listitem').allInnerTexts();
  }

  async handInDeck(text: string): Promise<void> {
    const { page, says } = this;
    expect(await this.tryDeck(text)).toEqual([]);
    await this.sees(says.legal);
    await this.button(says.submit).click();
    await this.sees(says.received);
    await page.getByRole('link', { name: says.event, exact: true }).click();
  }

  async checkIn(): Promise<void> {
    await this.button(this.says.iAmHere).click();
    await this.sees(this.says.checkedIn);
  }

  /** The table of a round to be played, as the phone shows it without anybody touching it. */
  async table(round: number | 'Final'): Promise<number> {
    await this.sees(round === 'Final' ? round : `${this.says.round} ${round}`);
    await this.button(`2-0 ${this.says.win}`).waitFor();
    return Number(await this.page.getByTestId('my-table').innerText());
  }

  /** Own score first, as the phone asks it. */
  async report(score: OwnScore): Promise<void> {
    const won = score.startsWith('2');
    await this.button(`${score} ${won ? this.says.win : this.says.lose}`).click();
    await this.sees(`${won ? this.says.youWin : this.says.youLose} ${score}`);
  }

  async confirm(): Promise<void> {
    await this.button(this.says.confirm).click();
    await this.seesSettled();
  }

  async dispute(claim: OwnScore, note: string): Promise<void> {
    const { page, says } = this;
    await this.button(says.notRight).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: `${claim} ${claim.startsWith('2') ? says.win : says.lose}` })
      .click();
    await dialog.getByLabel(says.note).fill(note);
    await dialog.getByRole('button', { name: says.toJudge }).click();
    await this.sees(says.disputed);
  }

  async drop(): Promise<void> {
    await this.button(this.says.drop).click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.says.dropNow, exact: true })
      .click();
    await this.sees(this.says.dropped);
  }

  async seesRuling(): Promise<void> {
    await this.sees(this.says.ruled);
  }

  async seesSettled(): Promise<void> {
    await this.sees(this.says.settled);
  }

  /** The place in which the phone says that they finished. */
  async finalPlace(): Promise<number> {
    const { place, won } = this.says;
    const text = await this.page.getByText(place).or(this.page.getByText(won)).innerText();
    return text.includes(won) ? 1 : Number(/\d+/.exec(text)?.[0]);
  }

  private button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  private sees(text: string): Promise<void> {
    return this.page.getByText(text, { exact: true }).first().waitFor();
  }
}
