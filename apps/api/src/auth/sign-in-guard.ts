import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Redis } from '#platform';
import { callerAddress } from '../http/client-address.js';
import { cookieOf } from '../http/cookies.js';
import type { GrowingDelay } from '../rate-limits/growing-delay.js';
import type { RateLimiter } from '../rate-limits/rate-limiter.js';
import { deviceCookieName, type KnownDevices } from './known-device.js';

const knownForSeconds = 90 * 86_400;

/** One try of a password, from one place. */
export interface Attempt {
  readonly account: string;
  /** The device, or the address, that the try is counted for. */
  readonly guesser: string;
  readonly address: string;
  readonly device: string | null;
}

export const plainEmail = (email: string): string => email.trim().toLowerCase().slice(0, 254);

/**
 * Who may try a password now. Tries are counted for each device or address apart, so
 * that guessing never locks the owner out; those from places the account was never
 * opened from are limited together as well, so that many addresses do not help.
 */
export class SignInGuard {
  constructor(
    private readonly redis: Redis,
    private readonly limits: RateLimiter,
    private readonly delays: GrowingDelay,
    private readonly devices: KnownDevices,
  ) {}

  async admit(request: FastifyRequest, email: string): Promise<Attempt> {
    const account = plainEmail(email);
    const address = callerAddress(request);
    const device = this.devices.read(cookieOf(request, deviceCookieName), account);
    const guesser = device === null ? `address ${address}` : `device ${device}`;
    await this.delays.take(account, guesser);
    if (device === null && !(await this.isKnown(account, address)))
      await this.limits.consume('sign-in-elsewhere', account);
    return { account, guesser, address, device };
  }

  /**
   * The password was right. Answers the cookie that the device
   * is known by from now on; null when it is known already.
   */
  async succeeded({ account, guesser, address, device }: Attempt): Promise<string | null> {
    await this.delays.succeeded(account, guesser);
    if (this.redis.status === 'ready')
      await this.redis
        .set(knownKey(account, address), '1', 'EX', knownForSeconds)
        .catch(() => undefined);
    return device === null ? this.devices.header(account) : null;
  }

  /** Another password was chosen: what was tried before says nothing. */
  async forgive(email: string): Promise<void> {
    await this.delays.forgive(plainEmail(email));
    await this.limits.forgive('sign-in-elsewhere', plainEmail(email));
  }

  private async isKnown(account: string, address: string): Promise<boolean> {
    if (this.redis.status !== 'ready') return false;
    return (await this.redis.get(knownKey(account, address)).catch(() => null)) !== null;
  }
}

const knownKey = (account: string, address: string): string =>
  `conclave:known:${createHash('sha256').update(`${account} ${address}`).digest('base64url').slice(0, 32)}`;
