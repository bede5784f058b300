import { AskingAgain } from '../../../apps/web/src/api/asking-again.js';
import { LiveLine, type Told } from './live-line.js';
import { QuestionLine, type Asked } from './question-line.js';

/** One open page: its queries, and its cookie. */
export interface Page {
  readonly cookie: string;
  readonly asks: readonly string[];
}

/** The time at which a message was received, in milliseconds since 1970. */
export interface Heard {
  readonly told: Told;
  readonly at: number;
}

/** The page has current answers for all changes up to `position`. */
export interface Shown {
  readonly position: number;
  readonly at: number;
}

export interface Host {
  readonly port: number;
  readonly eventId: string;
}

export const now = (): number => performance.timeOrigin + performance.now();

/** A phone with one page of an event open: it does what the web's pages do, without a screen. */
export class Phone {
  readonly heard: Heard[] = [];
  readonly shown: Shown[] = [];
  readonly asked: Asked[] = [];
  /** The server has closed the connection. */
  dropped = false;
  readonly #questions: QuestionLine;
  #line: LiveLine | null = null;
  #lastEventId: string | null = null;
  #retryMs = 1_000;
  #asking = this.begin();
  #position = 0;
  #working = 0;

  constructor(
    private readonly host: Host,
    private readonly page: Page,
  ) {
    this.#questions = new QuestionLine(host, page.cookie);
  }

  get busy(): boolean {
    return this.#working > 0 || this.#asking.waits;
  }

  /** How long the server wants this page to wait before it reconnects. */
  get retryMs(): number {
    return this.#retryMs;
  }

  /**
   * Opens or resumes the live connection; resolves with the server's first message or, if something
   * was missed, with that message.
   */
  open(missed: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const resume = this.#lastEventId;
      this.#line = new LiveLine(
        this.host,
        { cookie: this.page.cookie, lastEventId: resume },
        {
          retry: (milliseconds) => (this.#retryMs = milliseconds),
          told: (told) => {
            this.hear(told);
            if (!missed || told.kind === 'change') resolve();
          },
          closed: (why) => {
            this.dropped = this.#line !== null;
            reject(new Error(why));
          },
        },
      );
    });
  }

  /** Breaks the connection, like a phone that leaves the hall. */
  cut(): void {
    const line = this.#line;
    this.#line = null;
    line?.close();
    this.#asking.close();
    this.#asking = this.begin();
  }

  close(): void {
    this.cut();
    this.#questions.close();
  }

  private hear(told: Told): void {
    if (told.id !== null) this.#lastEventId = told.id;
    this.#position = Math.max(this.#position, told.position);
    if (told.kind === 'change') this.heard.push({ told, at: now() });
    this.#asking.hear({
      changed: told.kind === 'hello' ? 'all' : [...told.changed],
      spreadMs: told.spreadMs ?? undefined,
      mine: false,
    });
  }

  private begin(): AskingAgain {
    return new AskingAgain({
      patient: true,
      ask: (changed) =>
        void this.ask(this.page.asks.filter((name) => changed?.includes(name) ?? true)),
    });
  }

  private async ask(names: readonly string[]): Promise<void> {
    const position = this.#position;
    this.#working += 1;
    try {
      for (const name of names) this.asked.push(await this.#questions.ask(name, position));
      this.shown.push({ position, at: now() });
    } catch {
      // The connection broke after the phone was closed.
    } finally {
      this.#working -= 1;
    }
  }
}
