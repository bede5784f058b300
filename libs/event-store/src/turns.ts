/**
 * Makes writers of the same stream in this process wait for each other instead of losing races.
 * This is an optimization, not a guarantee: other processes are only excluded by the expected
 * version.
 */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Runs the work once all earlier calls for any of these names have finished. */
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
