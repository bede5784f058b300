/**
 * Shares a look-up among callers who need the present state: it begins after each of them has
 * asked. While one is running, all new callers share the next, so there are never more than two.
 */
export class SharedLook<T> {
  #running: Promise<T> | null = null;
  #next: Promise<T> | null = null;

  constructor(private readonly look: () => Promise<T>) {}

  get idle(): boolean {
    return this.#running === null && this.#next === null;
  }

  now(): Promise<T> {
    if (this.#running === null) return this.begin();
    this.#next ??= this.#running.then(
      () => this.begin(),
      () => this.begin(),
    );
    return this.#next;
  }

  private begin(): Promise<T> {
    this.#next = null;
    const running = this.look().finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }
}
