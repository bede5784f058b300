import { tooMany } from '../http/failure.js';

/**
 * Maximum number of simultaneous live connections in one process: of one account or seat, and of
 * one address, which may be a hall's.
 */
export const streamCaps = { person: 20, address: 2_000 } as const;
export type StreamHolder = keyof typeof streamCaps;

/** When a refused page tries again; a broken connection frees its slot at once. */
const retryAfterSeconds = 30;

/** Counts the open live connections. */
export class StreamCaps {
  readonly #open = new Map<string, number>();

  /**
   * Counts one more for each holder and returns a function that releases it; throws the 429 failure
   * if one of them has too many.
   */
  take(holders: readonly (readonly [StreamHolder, string])[]): () => void {
    const full = holders.some(([sort, name]) => this.count(sort, name) >= streamCaps[sort]);
    if (full) throw tooMany(retryAfterSeconds);
    for (const [sort, name] of holders)
      this.#open.set(`${sort}:${name}`, this.count(sort, name) + 1);
    let counted = true;
    return () => {
      if (!counted) return;
      counted = false;
      for (const [sort, name] of holders) this.release(`${sort}:${name}`);
    };
  }

  private count(sort: StreamHolder, name: string): number {
    return this.#open.get(`${sort}:${name}`) ?? 0;
  }

  private release(key: string): void {
    const left = (this.#open.get(key) ?? 1) - 1;
    if (left > 0) this.#open.set(key, left);
    else this.#open.delete(key);
  }
}
