import { createHash } from 'node:crypto';
import { BoundedCache, type Redis } from '#platform';
import { tooMany } from '../http/failure.js';

/** Number of attempts without a delay, because people mistype. */
export const freeTries = 5;
const firstWaitMs = 15_000;
const longestWaitMs = 900_000;
/** Attempts are forgotten after a day without one. */
const rememberMs = 86_400_000;

/**
 * Milliseconds until the next attempt after `tries` of them: none at first, then doubling up to a
 * quarter of an hour.
 */
const waitAfter = (tries: number): number =>
  tries <= freeTries ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - freeTries - 1));

/**
 * Counts an attempt before it is made, so that many simultaneous ones cannot slip through; returns
 * the milliseconds still to wait, or 0.
 */
const take = `local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local told = redis.call('HGET', KEYS[1], ARGV[1])
local tries, free = 0, 0
if told then
  local colon = string.find(told, ':')
  tries = tonumber(string.sub(told, 1, colon - 1))
  free = tonumber(string.sub(told, colon + 1))
end
if free > now then return free - now end
tries = tries + 1
local wait = 0
if tries > tonumber(ARGV[2]) then
  wait = math.min(tonumber(ARGV[4]), tonumber(ARGV[3]) * 2 ^ (tries - tonumber(ARGV[2]) - 1))
end
redis.call('HSET', KEYS[1], ARGV[1], string.format('%d:%d', tries, now + wait))
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return 0`;

interface Tries {
  readonly count: number;
  readonly freeAt: number;
}

/**
 * Delays guesses at a secret, counted separately for each guesser: a guesser waits longer and
 * longer, and nobody else is affected. A lock on the secret itself would let anybody shut its owner
 * out (OWASP ASVS 2.2.1 asks for limits that do not).
 */
export class GrowingDelay {
  readonly #local = new BoundedCache<Tries>({ most: 50_000 });

  constructor(
    private readonly redis: Redis,
    private readonly enabled: boolean,
  ) {}

  /** Takes one attempt, or throws the 429 failure with the time to wait. */
  async take(secret: string, guesser: string): Promise<void> {
    if (!this.enabled) return;
    const leftMs = await this.count(keyOf(secret), guesser);
    if (leftMs > 0) throw tooMany(Math.ceil(leftMs / 1_000));
  }

  /** Forgets this guesser's attempts, because the secret was right. */
  async succeeded(secret: string, guesser: string): Promise<void> {
    const key = keyOf(secret);
    this.#local.delete(`${key} ${guesser}`);
    if (this.redis.status === 'ready') await this.redis.hdel(key, guesser).catch(() => undefined);
  }

  /** Forgets everybody's attempts, because the secret has changed. */
  async forgive(secret: string): Promise<void> {
    const key = keyOf(secret);
    for (const each of this.#local.keys()) if (each.startsWith(key)) this.#local.delete(each);
    if (this.redis.status === 'ready') await this.redis.del(key).catch(() => undefined);
  }

  private async count(key: string, guesser: string): Promise<number> {
    if (this.redis.status !== 'ready') return this.countHere(`${key} ${guesser}`);
    try {
      return (await this.redis.eval(
        take,
        1,
        key,
        guesser,
        freeTries,
        firstWaitMs,
        longestWaitMs,
        rememberMs,
      )) as number;
    } catch {
      return this.countHere(`${key} ${guesser}`);
    }
  }

  /** While Redis is unavailable, each process counts for itself. */
  private countHere(place: string): number {
    const now = Date.now();
    const known = this.#local.get(place) ?? { count: 0, freeAt: 0 };
    if (known.freeAt > now) return known.freeAt - now;
    const count = known.count + 1;
    this.#local.set(place, { count, freeAt: now + waitAfter(count) });
    return 0;
  }
}

/**
 * A secret is identified by what it opens, such as an e-mail address; Redis gets only a hash of
 * that.
 */
const keyOf = (secret: string): string =>
  `conclave:tries:${createHash('sha256').update(secret).digest('base64url').slice(0, 32)}`;
