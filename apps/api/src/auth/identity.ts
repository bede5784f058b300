import { Injectable } from '@nestjs/common';
import { BoundedCache, Dependencies } from '#platform';
import { AUTH } from './auth-tokens.js';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../http/cookies.js';
import type { Asker, GuestSeat } from '#application';
import { ApiFailure, unavailableFailure } from '../http/failure.js';
import { PrismaClient } from '../../../../prisma/generated/client.js';
import { ApiTokens, type TokenHolder } from './api-tokens.js';
import { bearerOf, hashOfToken, signedSeatsIn } from '../http/token-text.js';
import type { Auth } from './auth.js';
import { GuestCookie, guestCookieName } from './guest-cookie.js';
import { visitorCookieName, visitorOf } from './visitor-pass.js';

export interface SignedIn {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

interface OpenSession {
  readonly sessionId: string;
  readonly account: SignedIn;
}

const rememberMs = 5_000;
const usedEveryMs = 60_000;
const sessionCookie = /(?:__Secure-)?conclave\.session_token=([^;]+)/;

/** Caches recent look-ups by the hash of the credential. */
class Remembered<T> {
  readonly #found = new BoundedCache<{ readonly until: number; readonly answer: Promise<T> }>({
    most: 10_000,
  });

  find(key: string, lookUp: () => Promise<T>): Promise<T> {
    const known = this.#found.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = lookUp();
    this.#found.set(key, { until: Date.now() + rememberMs, answer });
    answer.catch(() => this.#found.delete(key));
    return answer;
  }

  forget(): void {
    this.#found.clear();
  }
}

/**
 * Identifies the sender of a request. Sessions and tokens are looked up at most every five seconds
 * each, so that a room full of phones costs little.
 */
@Injectable()
@Dependencies(AUTH, GuestCookie, ApiTokens, PrismaClient)
export class Identity {
  readonly #sessions = new Remembered<OpenSession | null>();
  readonly #tokens = new Remembered<TokenHolder | null>();

  constructor(
    private readonly auth: Auth,
    private readonly guests: GuestCookie,
    private readonly tokens: ApiTokens,
    private readonly prisma: PrismaClient,
  ) {}

  async asker(request: FastifyRequest): Promise<Asker> {
    const seated = this.seatsOfToken(request);
    if (seated !== null) return { account: null, seats: seated, visitor: null };
    const holder = await this.holder(request);
    if (holder)
      return {
        account: { id: holder.account.id, name: holder.account.name },
        seats: [],
        token: holder.limits,
      };
    const account = await this.account(request);
    return {
      account: account && { id: account.id, name: account.name },
      seats: this.guests.read(cookieOf(request, guestCookieName)),
      visitor: visitorOf(cookieOf(request, visitorCookieName)),
    };
  }

  /**
   * The account for which the request's token speaks; null without a token. With a token, cookies
   * are ignored.
   */
  async holder(request: FastifyRequest): Promise<TokenHolder | null> {
    const text = bearerOf(request.headers.authorization);
    if (text === null || signedSeatsIn(text) !== null) return null;
    const holder = await this.#tokens.find(hashOfToken(text), () => this.tokens.holder(text));
    if (!holder) throw new ApiFailure(401, 'token/unknown');
    return holder;
  }

  /** The seat for which the request's seat token speaks; null without one. */
  private seatsOfToken(request: FastifyRequest): readonly GuestSeat[] | null {
    const signed = signedSeatsIn(bearerOf(request.headers.authorization));
    if (signed === null) return null;
    const seats = this.guests.read(signed);
    if (seats.length === 0) throw new ApiFailure(401, 'token/unknown');
    return seats;
  }

  async account(request: FastifyRequest): Promise<SignedIn | null> {
    if (signedSeatsIn(bearerOf(request.headers.authorization)) !== null) return null;
    const holder = await this.holder(request);
    if (holder) return holder.account;
    return (await this.session(request))?.account ?? null;
  }

  /** The id of the session in the request's cookie; null if there is none. */
  async sessionId(request: FastifyRequest): Promise<string | null> {
    return (await this.session(request))?.sessionId ?? null;
  }

  private async session(request: FastifyRequest): Promise<OpenSession | null> {
    const token = sessionCookie.exec(request.headers.cookie ?? '')?.[1];
    if (token === undefined) return null;
    return this.#sessions.find(createHash('sha256').update(token).digest('base64url'), () =>
      this.lookUp(request),
    );
  }

  /** For use after signing in or out, or revoking a token: cached look-ups may be outdated. */
  forget(): void {
    this.#sessions.forget();
    this.#tokens.forget();
  }

  private async lookUp(request: FastifyRequest): Promise<OpenSession | null> {
    const found = await this.auth.api
      .getSession({ headers: new Headers({ cookie: request.headers.cookie ?? '' }) })
      .catch(() => {
        // For an invalid session the library returns null; it throws only if it cannot look it up.
        throw unavailableFailure('server/unavailable');
      });
    if (found === null) return null;
    const { user, session } = found;
    await this.noteUse(session.id, session.updatedAt);
    return {
      sessionId: session.id,
      account: { id: user.id, name: user.name, email: user.email },
    };
  }

  /** The last use is recorded to the minute. */
  private async noteUse(id: string, updatedAt: Date): Promise<void> {
    const now = Date.now();
    if (now - updatedAt.getTime() < usedEveryMs) return;
    // `updateMany`, because the session may just have ended and no row is no error.
    await this.prisma.session.updateMany({ where: { id }, data: { updatedAt: new Date(now) } });
  }
}
