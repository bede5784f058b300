import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Redis } from '#platform';
import { callerAddress } from '../http/client-address.js';
import { cookieOf } from '../http/cookies.js';
import type { GrowingDelay } from '../rate-limits/growing-delay.js';
import type { RateLimiter } from '../rate-limits/rate-limiter.js';
import { deviceCookieName, type KnownDevices } from './known-device.js';

const knownForSeconds = 90 * 86_400;

/** One attempt at a password, from one place. */
export interface Attempt {
  readonly account: string;
  /** The device or address by which the attempt is counted. */
  readonly guesser: string;
  readonly address: string;
  readonly device: string | null;
}

export const plainEmail = (email: string): string => email.trim().toLowerCase().slice(0, 254);

/**
 * Limits attempts at passwords. They are counted separately for each device or address, so that
 * guessing never locks the owner out. Attempts from places from which the account was never used
 * are limited together as well, so that many addresses do not help.
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
   * Notes that the password was right. Returns the cookie that identifies the device from now on;
   * null if it has one.
   */
  async succeeded({ account, guesser, address, device }: Attempt): Promise<string | null> {
    await this.delays.succeeded(account, guesser);
    if (this.redis.status === 'ready')
      await this.redis
        .set(knownKey(account, address), '1', 'EX', knownForSeconds)
        .catch(() => undefined);
    return device === null ? this.devices.header(account) : null;
  }

  /** Forgets earlier attempts after a change of password. */
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
