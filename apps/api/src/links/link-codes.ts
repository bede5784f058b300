import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { codeAlphabet, inHalves, plainCode } from '#application';
import { type LinkCode, linkCodeSeconds } from '#contracts';
import { REDIS } from '#infrastructure';
import { Dependencies, type Redis } from '#platform';
import { notFoundFailure, unavailableFailure } from '../http/failure.js';

const beginning = 'LINK';
/** About 40 bits, valid for ten minutes; the number of guesses is limited as well. */
const characters = 8;

const keyOf = (code: string): string =>
  `conclave:link:${createHash('sha256').update(plainCode(code)).digest('base64url')}`;

/**
 * Codes with which an account lets another program act for it: each valid once, stored only in
 * Redis.
 */
@Injectable()
@Dependencies(REDIS)
export class LinkCodes {
  constructor(private readonly redis: Redis) {}

  /** Makes a new code for this account. Fails with 503 while Redis is unavailable. */
  async issue(account: string): Promise<LinkCode> {
    const drawn = Array.from(
      { length: characters },
      () => codeAlphabet[randomInt(codeAlphabet.length)],
    );
    const code = `${beginning}-${inHalves(drawn.join(''))}`;
    await this.ask(() => this.redis.set(keyOf(code), account, 'EX', linkCodeSeconds));
    return { code, expiresAt: new Date(Date.now() + linkCodeSeconds * 1_000).toISOString() };
  }

  /** The account whose code this is; uses the code up. Fails with 404 `link/code-unknown`. */
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
