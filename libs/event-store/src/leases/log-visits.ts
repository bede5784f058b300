/**
 * The result of one visit to a log: nothing more to do for now, or enough work for another visit at
 * once.
 */
export type Visited = 'done' | 'more';

export interface LogVisitsOptions {
  readonly visit: (log: string) => Promise<Visited>;
  readonly onError: (log: string, error: unknown) => void;
  /** How many urgent logs are visited at the same time. Default 4. */
  readonly atOnce?: number;
}

/** The wait after a first failure; doubled after each further one in a row. */
const AFTER_ERROR_MS = 250;
/**
 * The longest wait, so that a log that cannot be read costs one attempt and one log line per
 * minute.
 */
const LONGEST_WAIT_MS = 60_000;

/** A log whose visits fail: how long it waits, and after which error. */
interface Failing {
  readonly waitMs: number;
  readonly timer: NodeJS.Timeout;
  over: boolean;
}

/**
 * Visits logs, never the same log twice at a time. Logs with new events go first; beside them one
 * other log is visited, for a backlog or a rebuild. A log that is requested during its visit is
 * visited again, so nothing is missed.
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

  /** Whether no visit is running or waiting. */
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

  /** Visits these logs at low priority. */
  later(logs: Iterable<string>): void {
    for (const log of logs)
      if (!this.#urgent.has(log) && !this.#isWaiting(log)) this.#later.add(log);
    this.#depart();
  }

  /** Resolves when the running visits have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { timer } of this.#failing.values()) clearTimeout(timer);
    await Promise.all(this.#underWay.values());
  }

  /**
   * A log that has just failed is retried only when its wait is over, even if it has new events.
   */
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
      // Requests made meanwhile are served by the visit after the wait.
      for (const queue of [this.#urgent, this.#later]) queue.delete(log);
      this.#options.onError(log, error);
      this.#wait(log);
    }
    if (behind) this.#behind -= 1;
    this.#underWay.delete(log);
    this.#depart();
  }
}
