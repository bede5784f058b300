/** A stream and its state, folded up to a version. */
export interface LoadedStream<State> {
  readonly streamId: string;
  readonly version: number;
  /** Hash of the last event; undefined if the stream does not exist. */
  readonly hash: string | undefined;
  /** Global position of the last event; 0 if the stream does not exist. */
  readonly position: number;
  readonly state: State;
}

type Folds = Map<object, LoadedStream<unknown>>;

/**
 * Folded streams, one entry for each decider that asked for it; the least recently used streams are
 * removed first. The cache only saves time: an append still states the version on which it was
 * decided, so another process may write the same stream at any time.
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

  /** The states of the stream for each decider. */
  folds(streamId: string): readonly (readonly [decider: object, loaded: LoadedStream<unknown>])[] {
    return [...(this.#streams.get(streamId) ?? [])];
  }

  #touch(streamId: string, folds: Folds): void {
    this.#streams.delete(streamId);
    this.#streams.set(streamId, folds);
  }
}
