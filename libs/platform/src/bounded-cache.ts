export interface CacheBounds {
  /** Entries at most. */
  readonly most: number;
  /** What all entries may weigh together, in bytes as `set` is told; unlimited where it is absent. */
  readonly mostBytes?: number;
}

interface Entry<V> {
  readonly value: V;
  readonly bytes: number;
}

/**
 * What was found under keys that callers choose, bounded by number and by weight: the entry that was
 * used least recently goes first. An entry that alone weighs more than the whole cache may is not kept.
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

  /** What is kept weighs, in bytes. */
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

  /** Keeps the value under the key; `bytes` is what it weighs besides the key. */
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
   * Says what the value weighs once that is known; nothing happens where the key holds another value by now.
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
