import { LiveLine, type Told } from './live-line.js';
import { QuestionLine, type Asked } from './question-line.js';

/** One open page: what it shows, and who holds it. */
export interface Page {
  readonly cookie: string;
  readonly asks: readonly string[];
}

/** A message as it came in, in milliseconds since 1970. */
export interface Heard {
  readonly told: Told;
  readonly at: number;
}

/** The page has fresh answers to everything that it was told until `position`. */
export interface Shown {
  readonly position: number;
  readonly at: number;
}

export interface Host {
  readonly port: number;
  readonly eventId: string;
}

export const now = (): number => performance.timeOrigin + performance.now();

/** A phone with one page of an event open: it does what apps/web/src/api/live.ts does, without a screen. */
export class Phone {
  readonly heard: Heard[] = [];
  readonly shown: Shown[] = [];
  readonly asked: Asked[] = [];
  /** The server has closed the line unasked. */
  dropped = false;
  readonly #questions: QuestionLine;
  #line: LiveLine | null = null;
  #lastEventId: string | null = null;
  #due: NodeJS.Timeout | null = null;
  #changed = new Set<string>();
  #position = 0;
  #working = false;

  constructor(
    private readonly host: Host,
    private readonly page: Page,
  ) {
    this.#questions = new QuestionLine(host, page.cookie);
  }

  get busy(): boolean {
    return this.#working || this.#due !== null;
  }

  /** Opens the live line, or opens it again where it broke off; resolves with the server's first message, and when something was missed with that. */
  open(missed: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const resume = this.#lastEventId;
      this.#line = new LiveLine(this.host, { cookie: this.page.cookie, lastEventId: resume }, {
        told: (told) => {
          this.hear(told);
          if (!missed || told.kind === 'change') resolve();
        },
        closed: (why) => {
          this.dropped = this.#line !== null;
          reject(new Error(why));
        },
      });
    });
  }

  /** Breaks the line as a phone does that walks out of the hall. */
  cut(): void {
    const line = this.#line;
    this.#line = null;
    line?.close();
    if (this.#due) clearTimeout(this.#due);
    this.#due = null;
    this.#changed.clear();
  }

  close(): void {
    this.cut();
    this.#questions.close();
  }

  private hear(told: Told): void {
    if (told.id !== null) this.#lastEventId = told.id;
    this.#position = Math.max(this.#position, told.position);
    if (told.kind === 'change') this.heard.push({ told, at: now() });
    for (const name of this.page.asks) if (told.kind === 'hello' || told.changed.has(name)) this.#changed.add(name);
    this.#due ??= setTimeout(() => void this.flush(), 50 + Math.random() * 1_200);
  }

  private async flush(): Promise<void> {
    this.#due = null;
    if (this.#working) {
      this.#due = setTimeout(() => void this.flush(), 20);
      return;
    }
    this.#working = true;
    const [position, names] = [this.#position, [...this.#changed]];
    this.#changed.clear();
    try {
      for (const name of names) this.asked.push(await this.#questions.ask(name, position));
      this.shown.push({ position, at: now() });
    } catch {
      // A line that breaks while the phone is put away.
    } finally {
      this.#working = false;
    }
  }
}
