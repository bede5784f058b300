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

type Folds = Map<object, LoadedStream<unknown>>;

/**
 * Folded streams, each by every decider that asked for it; the streams least
 * recently used go first. Only ever a head start: an append still states the version
 * it was decided on, so another process may write the same stream at any time.
 */
export class StateCache {
  readonly #size: number;
  readonly #streams = new Map<string, Folds>();

  constructor(size: number) {
    this.#size = size;
  }

  get(decider: object, streamId: string): LoadedStream<unknown> | undefined {
    const folds = this.#streams.get(streamId);
    const found = folds?.get(decider);
    if (folds && found) this.#touch(streamId, folds);
    return found;
  }

  set(decider: object, loaded: LoadedStream<unknown>): void {
    const folds = this.#streams.get(loaded.streamId) ?? new Map<object, LoadedStream<unknown>>();
    folds.set(decider, loaded);
    this.#touch(loaded.streamId, folds);
    for (const oldest of this.#streams.keys()) {
      if (this.#streams.size <= this.#size) return;
      this.#streams.delete(oldest);
    }
  }

  delete(decider: object, streamId: string): void {
    this.#streams.get(streamId)?.delete(decider);
  }

  /** The stream by each of its deciders. */
  folds(streamId: string): readonly (readonly [decider: object, loaded: LoadedStream<unknown>])[] {
    return [...(this.#streams.get(streamId) ?? [])];
  }

  #touch(streamId: string, folds: Folds): void {
    this.#streams.delete(streamId);
    this.#streams.set(streamId, folds);
  }
}
