/** What a message says has changed, and whether this page shows one of the matches it names. */
export interface News {
  readonly changed: readonly string[] | 'all';
  /** Milliseconds within which the server wants its pages to ask; undefined when it did not say. */
  readonly spreadMs: number | undefined;
  readonly mine: boolean;
}

export interface AskingOptions {
  /** A phone among thousands takes its own moment; a desk or a big screen does not wait. */
  readonly patient: boolean;
  readonly ask: (changed: readonly string[] | undefined) => void;
  readonly now?: () => number;
  readonly chance?: () => number;
}

/** Messages come in twos and threes: what they name is asked in one go. */
const gatherMs = 50;
const impatientMs = 50;
/** For a server that does not say. */
const unsaidMs = 1_200;

/**
 * Milliseconds until a page asks again. One that has asked within the spread waits
 * until the spread has passed, so that a steady stream of changes costs the server no
 * more than one question in a spread; any other draws its moment by `chance` in [0, 1).
 */
const askingDelay = (spreadMs: number, sinceAskedMs: number, chance: number): number =>
  sinceAskedMs < spreadMs ? spreadMs - sinceAskedMs : spreadMs * chance;

/**
 * Decides when a page asks again: soon when it is alone or its own table
 * is concerned, else at its own moment within the server's spread.
 */
export class AskingAgain {
  readonly #options: Required<AskingOptions>;
  #changed: Set<string> | 'all' = new Set();
  #due: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(options: AskingOptions) {
    this.#options = { now: Date.now, chance: Math.random, ...options };
  }

  hear({ changed, spreadMs, mine }: News): void {
    if (changed === 'all') this.#changed = 'all';
    else if (this.#changed !== 'all') for (const name of changed) this.#changed.add(name);
    const { now, chance, patient } = this.#options;
    const spread =
      patient && !mine ? (spreadMs ?? unsaidMs) : Math.min(impatientMs, spreadMs ?? impatientMs);
    const at = now() + gatherMs + askingDelay(spread, now() - this.#askedAt, chance());
    if (this.#due && this.#due.at <= at) return;
    if (this.#due) clearTimeout(this.#due.timer);
    this.#due = { at, timer: setTimeout(() => this.ask(), at - now()) };
  }

  /** Whether there is something left to ask. */
  get waits(): boolean {
    return this.#due !== null;
  }

  close(): void {
    if (this.#due) clearTimeout(this.#due.timer);
    this.#due = null;
  }

  private ask(): void {
    const changed = this.#changed === 'all' ? undefined : [...this.#changed];
    this.#changed = new Set();
    this.#due = null;
    this.#askedAt = this.#options.now();
    this.#options.ask(changed);
  }
}
