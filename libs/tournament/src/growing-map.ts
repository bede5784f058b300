const CHUNK = 64;

type Chunk<K, V> = readonly (readonly [K, V])[];

/**
 * An immutable map that keeps the order of insertion and never forgets a key, for the players of an
 * event: `with` returns a new map and does not change this one. Values are stored in chunks, so that
 * a change copies one chunk and the list of chunks, not the whole map; otherwise folding an event's
 * stream would take time quadratic in the number of its players.
 */
export class GrowingMap<K, V> implements ReadonlyMap<K, V> {
  readonly size: number;
  /**
   * The positions of the keys of full chunks; keys of the last chunk are searched in it. Shared
   * with maps derived from this one or from which it is derived: a position is valid only if this
   * map has the key there.
   */
  readonly #positions: Map<K, number>;
  readonly #chunks: readonly Chunk<K, V>[];

  private constructor(size: number, positions: Map<K, number>, chunks: readonly Chunk<K, V>[]) {
    this.size = size;
    this.#positions = positions;
    this.#chunks = chunks;
  }

  static empty<K, V>(): GrowingMap<K, V> {
    return new GrowingMap<K, V>(0, new Map(), []);
  }

  static of<K, V>(entries: Iterable<readonly [K, V]>): GrowingMap<K, V> {
    let map = GrowingMap.empty<K, V>();
    for (const [key, value] of entries) map = map.with(key, value);
    return map;
  }

  /**
   * Summarizes the values of a map chunk by chunk and reuses the summary of each unchanged chunk,
   * so that a change of one value does not cost a pass over all of them.
   */
  static summaries<V, Summary>(
    sumUp: (values: readonly V[]) => Summary,
  ): (map: GrowingMap<unknown, V>) => readonly Summary[] {
    const known = new WeakMap<object, Summary>();
    return (map) =>
      map.#chunks.map((chunk) => {
        const summary = known.get(chunk) ?? sumUp(chunk.map(([, value]) => value));
        known.set(chunk, summary);
        return summary;
      });
  }

  get(key: K): V | undefined {
    const position = this.#positionOf(key);
    return position === undefined ? undefined : this.#at(position)[1];
  }

  has(key: K): boolean {
    return this.#positionOf(key) !== undefined;
  }

  /** Returns a map with this value: in place if the key exists, otherwise at the end. */
  with(key: K, value: V): GrowingMap<K, V> {
    const known = this.#positionOf(key);
    const position = known ?? this.size;
    const index = Math.floor(position / CHUNK);
    const chunks = this.#chunks.slice();
    const chunk = chunks[index]?.slice() ?? [];
    chunk[position % CHUNK] = [key, value];
    chunks[index] = chunk;
    if (known !== undefined) return new GrowingMap(this.size, this.#positions, chunks);
    const positions =
      chunk.length === CHUNK ? this.#positionsWith(chunk, index * CHUNK) : this.#positions;
    return new GrowingMap(this.size + 1, positions, chunks);
  }

  *entries(): Generator<[K, V], undefined> {
    for (const chunk of this.#chunks) for (const [key, value] of chunk) yield [key, value];
    return undefined;
  }

  *keys(): Generator<K, undefined> {
    for (const chunk of this.#chunks) for (const [key] of chunk) yield key;
    return undefined;
  }

  *values(): Generator<V, undefined> {
    for (const chunk of this.#chunks) for (const [, value] of chunk) yield value;
    return undefined;
  }

  [Symbol.iterator](): Generator<[K, V], undefined> {
    return this.entries();
  }

  forEach(visit: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this.entries()) visit(value, key, this);
  }

  #positionOf(key: K): number | undefined {
    const position = this.#positions.get(key);
    if (position !== undefined && position < this.size && this.#at(position)[0] === key)
      return position;
    const last = Math.floor(this.size / CHUNK);
    const found = (this.#chunks[last] ?? []).findIndex(([each]) => each === key);
    return found === -1 ? undefined : last * CHUNK + found;
  }

  #at(position: number): readonly [K, V] {
    return this.#chunks[Math.floor(position / CHUNK)]?.[position % CHUNK] as readonly [K, V];
  }

  /**
   * The shared positions plus those of a newly full chunk; copied for this map if another map has
   * one of the keys at a different position.
   */
  #positionsWith(chunk: Chunk<K, V>, begin: number): Map<K, number> {
    const elsewhere = chunk.some(
      ([key], index) => (this.#positions.get(key) ?? begin + index) !== begin + index,
    );
    const positions = elsewhere
      ? new Map([...this.keys()].map((key, position) => [key, position]))
      : this.#positions;
    chunk.forEach(([key], index) => positions.set(key, begin + index));
    return positions;
  }
}
