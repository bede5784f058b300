import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type LinkCode, linkCodeSeconds } from '#contracts';
import { REDIS } from '#infrastructure';
import { Dependencies, type Redis } from '#platform';
import { notFoundFailure, unavailableFailure } from '../http/failure.js';

/** Without 0 and O, 1, I and L, as the codes of seats: it is read off a page and typed elsewhere. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const beginning = 'LINK';
/** About 40 bits, good for ten minutes; guesses are counted besides. */
const characters = 8;

const plain = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');
const keyOf = (code: string): string =>
  `conclave:link:${createHash('sha256').update(plain(code)).digest('base64url')}`;

/** Codes by which an account lets another program act for it: each good once, and kept in Redis alone. */
@Injectable()
@Dependencies(REDIS)
export class LinkCodes {
  constructor(private readonly redis: Redis) {}

  /** A new code of this account. Fails with 503 while Redis is away. */
  async issue(account: string): Promise<LinkCode> {
    const drawn = Array.from({ length: characters }, () => alphabet[randomInt(alphabet.length)]);
    const code = `${beginning}-${drawn.slice(0, 4).join('')}-${drawn.slice(4).join('')}`;
    await this.ask(() => this.redis.set(keyOf(code), account, 'EX', linkCodeSeconds));
    return { code, expiresAt: new Date(Date.now() + linkCodeSeconds * 1_000).toISOString() };
  }

  /** Whose code it is, which opens nothing from now on. Fails with 404 `link/code-unknown`. */
  async use(code: string): Promise<string> {
    const account = await this.ask(() => this.redis.getdel(keyOf(code)));
    if (account === null) throw notFoundFailure('link/code-unknown');
    return account;
  }

  private async ask<T>(work: () => Promise<T>): Promise<T> {
    if (this.redis.status !== 'ready') throw unavailableFailure('server/unavailable');
    return work().catch(() => {
      throw unavailableFailure('server/unavailable');
    });
  }
}
