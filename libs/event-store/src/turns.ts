/**
 * Writers of the same stream in this process go one after the other instead of losing races against
 * each other. A courtesy, not a promise: other processes are held off by the expected version alone.
 */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Runs the work once everybody who asked for any of these names before has finished. */
  async take<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = names.map((name) => this.#last.get(name));
    let finish!: () => void;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    for (const name of names) this.#last.set(name, finished);
    try {
      await Promise.all(before);
      return await work();
    } finally {
      finish();
      for (const name of names) if (this.#last.get(name) === finished) this.#last.delete(name);
    }
  }
}
