/** A message about changed answers, and whether this page shows one of the matches it names. */
export interface News {
  readonly changed: readonly string[] | 'all';
  /**
   * The server's window, in milliseconds, within which its pages should refetch; undefined if the
   * server did not say.
   */
  readonly spreadMs: number | undefined;
  readonly mine: boolean;
}

export interface AskingOptions {
  /**
   * Whether to spread the requests: a phone among thousands waits for a random moment; a desk or a
   * big screen does not.
   */
  readonly patient: boolean;
  readonly ask: (changed: readonly string[] | undefined) => void;
  readonly now?: () => number;
  readonly chance?: () => number;
}

/** Messages come in groups of two or three; what they name is refetched together. */
const gatherMs = 50;
const impatientMs = 50;
/** The window for a server that names none. */
const unsaidMs = 1_200;

/**
 * Milliseconds until a page refetches. A page that has refetched within the window waits until the
 * window has passed, so that a steady stream of changes costs the server at most one request per
 * window; any other page picks a moment by `chance` in [0, 1).
 */
const askingDelay = (spreadMs: number, sinceAskedMs: number, chance: number): number =>
  sinceAskedMs < spreadMs ? spreadMs - sinceAskedMs : spreadMs * chance;

/**
 * Decides when a page refetches: soon if it is not patient or its own table is concerned, otherwise
 * at its own moment within the server's window.
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

  /** Whether a refetch is pending. */
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
