/** What one visit to a log left: nothing more to do for now, or work for another visit at once. */
export type Visited = 'done' | 'more';

export interface LogVisitsOptions {
  readonly visit: (log: string) => Promise<Visited>;
  readonly onError: (log: string, error: unknown) => void;
  /** Logs that somebody waits for, visited at the same time. Default 4. */
  readonly atOnce?: number;
}

/** After the first failure in a row, twice as long after each other. */
const AFTER_ERROR_MS = 250;
/** A log that nobody can read costs one try and one line in a minute. */
const LONGEST_WAIT_MS = 60_000;

/** A log whose visits fail: how long it waits, and for what. */
interface Failing {
  readonly waitMs: number;
  readonly timer: NodeJS.Timeout;
  over: boolean;
}

/**
 * Visits logs, each by one visit at a time. Logs in which something has just
 * happened go first; one of the others, a backlog or a rebuild, is visited beside
 * them. A log that is named during its visit is visited again, so nothing is missed.
 */
export class LogVisits {
  readonly #options: Required<LogVisitsOptions>;
  readonly #urgent = new Set<string>();
  readonly #later = new Set<string>();
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #failing = new Map<string, Failing>();
  #behind = 0;
  #stopped = false;

  constructor(options: LogVisitsOptions) {
    this.#options = { atOnce: 4, ...options };
  }

  /** No visit is under way or waits. */
  get idle(): boolean {
    return this.#urgent.size + this.#later.size + this.#underWay.size === 0;
  }

  soon(logs: Iterable<string>): void {
    for (const log of logs) {
      if (this.#isWaiting(log)) continue;
      this.#later.delete(log);
      this.#urgent.add(log);
    }
    this.#depart();
  }

  /** When there is time. */
  later(logs: Iterable<string>): void {
    for (const log of logs)
      if (!this.#urgent.has(log) && !this.#isWaiting(log)) this.#later.add(log);
    this.#depart();
  }

  /** Resolves when the visits under way have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { timer } of this.#failing.values()) clearTimeout(timer);
    await Promise.all(this.#underWay.values());
  }

  /** Whatever happens in a log that has just failed, it is tried again when its time has come. */
  #isWaiting(log: string): boolean {
    return this.#failing.get(log)?.over === false;
  }

  #wait(log: string): void {
    if (this.#stopped) return;
    const before = this.#failing.get(log);
    const waitMs = Math.min(before ? before.waitMs * 2 : AFTER_ERROR_MS, LONGEST_WAIT_MS);
    const timer = setTimeout(() => {
      failing.over = true;
      this.later([log]);
    }, waitMs);
    const failing: Failing = { waitMs, timer, over: false };
    this.#failing.set(log, failing);
  }

  #depart(): void {
    while (!this.#stopped) {
      const urgent = this.#underWay.size - this.#behind < this.#options.atOnce;
      const log = (urgent ? this.#next(this.#urgent) : null) ?? this.#nextBehind();
      if (log === null) return;
      this.#underWay.set(log.name, this.#go(log.name, log.from === this.#later));
    }
  }

  #next(from: Set<string>): { readonly name: string; readonly from: Set<string> } | null {
    for (const name of from)
      if (!this.#underWay.has(name)) {
        from.delete(name);
        return { name, from };
      }
    return null;
  }

  #nextBehind() {
    return this.#behind === 0 ? this.#next(this.#later) : null;
  }

  async #go(log: string, behind: boolean): Promise<void> {
    if (behind) this.#behind += 1;
    const again = behind ? this.#later : this.#urgent;
    try {
      if ((await this.#options.visit(log)) === 'more') again.add(log);
      this.#failing.delete(log);
    } catch (error) {
      // Whoever named it meanwhile is served by the visit after the wait.
      for (const queue of [this.#urgent, this.#later]) queue.delete(log);
      this.#options.onError(log, error);
      this.#wait(log);
    }
    if (behind) this.#behind -= 1;
    this.#underWay.delete(log);
    this.#depart();
  }
}
