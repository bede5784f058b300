import { BoundedCache } from '#platform';
import { tooMany } from '../http/failure.js';
import type { RateRule } from './rules.js';

const mebibyte = 1_048_576;

/**
 * What one address, or one person, may request of this process before anything is looked up for
 * them. A hall shares one address: 2,000 phones that load a page and all submit the longest deck
 * within a minute stay far below.
 */
export const meterRules = {
  /** Requests of any kind from one address. */
  request: { max: 10_000, seconds: 10 },
  /** Requests to unknown routes, as a part of these. */
  'unknown-route': { max: 2_000, seconds: 10 },
  /** Bytes in the requests of one address, and in those of one account, seat or token. */
  'address-bytes': { max: 32 * mebibyte, seconds: 10 },
  'person-bytes': { max: 8 * mebibyte, seconds: 10 },
} as const satisfies Record<string, RateRule>;

export type MeterKind = keyof typeof meterRules;

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Counts only in this process and without waiting, because it comes before everything else. */
export class AddressMeter {
  readonly #windows = new BoundedCache<Window>({ most: 100_000 });

  constructor(
    readonly enabled: boolean,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts this amount; throws the 429 failure once the limit is exceeded. */
  take(kind: MeterKind, caller: string, amount = 1): void {
    if (!this.enabled) return;
    const { max, seconds } = meterRules[kind];
    const [key, now] = [`${kind} ${caller}`, this.now()];
    const known = this.#windows.get(key);
    const window =
      known && known.endsAt > now ? known : { count: 0, endsAt: now + seconds * 1_000 };
    window.count += amount;
    if (window !== known) this.#windows.set(key, window);
    if (window.count > max) throw tooMany(Math.max(1, Math.ceil((window.endsAt - now) / 1_000)));
  }
}
