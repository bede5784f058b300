export interface CacheBounds {
  /** The maximum number of entries. */
  readonly most: number;
  /** The maximum total size of all entries in bytes, as passed to `set`; absent: unlimited. */
  readonly mostBytes?: number;
}

interface Entry<V> {
  readonly value: V;
  readonly bytes: number;
}

/**
 * A cache for keys that callers choose, bounded by number and size: the least recently used entry
 * is removed first. An entry larger than the whole cache is not stored.
 */
export class BoundedCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #most: number;
  readonly #mostBytes: number;
  #bytes = 0;

  constructor({ most, mostBytes = Infinity }: CacheBounds) {
    this.#most = most;
    this.#mostBytes = mostBytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The total size of the entries in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Stores the value under the key; `bytes`: its size, without the key. */
  set(key: string, value: V, bytes = 0): void {
    this.delete(key);
    const entry = { value, bytes: bytes + 2 * key.length };
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most && this.#bytes <= this.#mostBytes) return;
      this.delete(oldest);
    }
  }

  /**
   * Updates the size of the value once it is known; does nothing if the key has another value by
   * now.
   */
  weigh(key: string, value: V, bytes: number): void {
    if (this.#entries.get(key)?.value === value) this.set(key, value, bytes);
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  keys(): IterableIterator<string> {
    return this.#entries.keys();
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}
