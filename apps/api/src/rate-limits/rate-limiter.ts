import { BoundedCache, type Redis } from '#platform';
import { ApiFailure, tooMany } from '../http/failure.js';
import { type RateKind, rateRules } from './rules.js';

/** Counts one use, whose first starts the window; returns the count and the milliseconds left. */
const countUp = `local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {n, redis.call('PTTL', KEYS[1])}`;

/** Takes one use back if its window still exists. */
const countDown = `if redis.call('EXISTS', KEYS[1]) == 1 then return redis.call('DECR', KEYS[1]) end
return 0`;

interface Window {
  count: number;
  endsAt: number;
}

/** Failures that mean that a code was wrong. */
const wrongGuesses: ReadonlySet<string> = new Set([
  'guest/code-unknown',
  'link/code-unknown',
  'staff/invite-unknown',
]);

/**
 * Counts in Redis, so that all processes count together; while Redis is unavailable, in this
 * process alone.
 */
export class RateLimiter {
  readonly #local = new BoundedCache<Window>({ most: 50_000 });

  constructor(
    private readonly redis: Redis,
    readonly enabled: boolean,
  ) {}

  /** Counts one use; throws the 429 failure if there were too many. */
  async consume(kind: RateKind, caller: string): Promise<void> {
    if (!this.enabled) return;
    const { max, seconds } = rateRules[kind];
    const { count, leftMs } = await this.count(`conclave:rate:${kind}:${caller}`, seconds * 1_000);
    if (count > max) throw tooMany(Math.max(1, Math.ceil(leftMs / 1_000)));
  }

  /** Counts one use; returns whether there were too many, without refusing it. */
  async exceeds(kind: RateKind, caller: string): Promise<boolean> {
    if (!this.enabled) return false;
    const { max, seconds } = rateRules[kind];
    const { count } = await this.count(`conclave:rate:${kind}:${caller}`, seconds * 1_000);
    return count > max;
  }

  /** Forgets what was counted, because the caller has proved who they are in another way. */
  async forgive(kind: RateKind, caller: string): Promise<void> {
    const key = `conclave:rate:${kind}:${caller}`;
    this.#local.delete(key);
    if (this.redis.status === 'ready') await this.redis.del(key).catch(() => undefined);
  }

  /**
   * For codes that somebody may be guessing. Each is counted before it is checked, so that many
   * simultaneous ones cannot slip through, and taken back unless it was wrong, because a whole room
   * may use its codes from one address.
   */
  async guardGuesses<T>(address: string, work: () => Promise<T>): Promise<T> {
    await this.consume('guest-code', address);
    let wrong = false;
    try {
      return await work();
    } catch (error) {
      wrong = error instanceof ApiFailure && wrongGuesses.has(error.code);
      throw error;
    } finally {
      if (!wrong) await this.giveBack('guest-code', address);
    }
  }

  private async giveBack(kind: RateKind, caller: string): Promise<void> {
    if (!this.enabled) return;
    const key = `conclave:rate:${kind}:${caller}`;
    const window = this.window(key);
    if (window && window.count > 0) window.count -= 1;
    if (this.redis.status === 'ready') await this.redis.eval(countDown, 1, key).catch(() => 0);
  }

  private async count(key: string, windowMs: number): Promise<{ count: number; leftMs: number }> {
    // No request waits for Redis to return.
    if (this.redis.status !== 'ready') return this.countHere(key, windowMs);
    try {
      const [count, leftMs] = (await this.redis.eval(countUp, 1, key, windowMs)) as [
        number,
        number,
      ];
      return { count, leftMs };
    } catch {
      return this.countHere(key, windowMs);
    }
  }

  private countHere(key: string, windowMs: number): { count: number; leftMs: number } {
    const window = this.window(key) ?? { count: 0, endsAt: Date.now() + windowMs };
    window.count += 1;
    this.#local.set(key, window);
    return { count: window.count, leftMs: window.endsAt - Date.now() };
  }

  private window(key: string): Window | undefined {
    const window = this.#local.get(key);
    return window && window.endsAt > Date.now() ? window : undefined;
  }
}
