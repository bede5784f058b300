/** A stream as far as it has been folded. */
export interface LoadedStream<State> {
  readonly streamId: string;
  readonly version: number;
  /** Hash of the last event; undefined while the stream does not exist. */
  readonly hash: string | undefined;
  /** Global position of the last event; 0 while the stream does not exist. */
  readonly position: number;
  readonly state: State;
}

/**
 * Folded streams by decider and stream id; the least recently used go first. Only ever a head start: an append still states the version it
 * was decided on, so another process may write the same stream at any time.
 */
export class StateCache {
  readonly #size: number;
  readonly #byDecider = new WeakMap<object, string>();
  readonly #streams = new Map<string, LoadedStream<unknown>>();
  #deciders = 0;

  constructor(size: number) {
    this.#size = size;
  }

  get(decider: object, streamId: string): LoadedStream<unknown> | undefined {
    const address = this.#address(decider, streamId);
    const found = this.#streams.get(address);
    if (found) {
      this.#streams.delete(address);
      this.#streams.set(address, found);
    }
    return found;
  }

  set(decider: object, loaded: LoadedStream<unknown>): void {
    const address = this.#address(decider, loaded.streamId);
    this.#streams.delete(address);
    this.#streams.set(address, loaded);
    for (const oldest of this.#streams.keys()) {
      if (this.#streams.size <= this.#size) return;
      this.#streams.delete(oldest);
    }
  }

  delete(decider: object, streamId: string): void {
    this.#streams.delete(this.#address(decider, streamId));
  }

  #address(decider: object, streamId: string): string {
    let prefix = this.#byDecider.get(decider);
    if (prefix === undefined) {
      prefix = String((this.#deciders += 1));
      this.#byDecider.set(decider, prefix);
    }
    return `${prefix}/${streamId}`;
  }
}
