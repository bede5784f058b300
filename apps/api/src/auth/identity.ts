import { Injectable } from '@nestjs/common';
import { Dependencies } from '#platform';
import { AUTH } from './auth-tokens.js';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../http/cookies.js';
import { type Asker, tryAgain } from '#application';
import { ApiFailure } from '../http/failure.js';
import { ApiTokens, type TokenHolder } from '../tokens/api-tokens.js';
import { bearerOf, hashOfToken } from '../tokens/token-text.js';
import type { Auth } from './auth.js';
import { GuestCookie, guestCookieName } from './guest-cookie.js';
import { visitorCookieName, visitorOf } from './visitor-pass.js';

export interface SignedIn {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const rememberMs = 5_000;
const sessionCookie = /(?:__Secure-)?conclave\.session_token=([^;]+)/;

/** What was found a moment ago, by the hash of what was shown. */
class Remembered<T> {
  readonly #found = new Map<string, { readonly until: number; readonly answer: Promise<T> }>();

  find(key: string, lookUp: () => Promise<T>): Promise<T> {
    const known = this.#found.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = lookUp();
    if (this.#found.size > 10_000) this.#found.clear();
    this.#found.set(key, { until: Date.now() + rememberMs, answer });
    answer.catch(() => this.#found.delete(key));
    return answer;
  }

  forget(): void {
    this.#found.clear();
  }
}

/** Establishes who a request comes from. Sessions and tokens are looked up at most every five seconds each, so that a room of phones is cheap. */
@Injectable()
@Dependencies(AUTH, GuestCookie, ApiTokens)
export class Identity {
  readonly #sessions = new Remembered<SignedIn | null>();
  readonly #tokens = new Remembered<TokenHolder | null>();

  constructor(
    private readonly auth: Auth,
    private readonly guests: GuestCookie,
    private readonly tokens: ApiTokens,
  ) {}

  async asker(request: FastifyRequest): Promise<Asker> {
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

  /** Whom the request's token speaks for; null when it bears none. Whoever shows a token is judged by it alone, cookies or not. */
  async holder(request: FastifyRequest): Promise<TokenHolder | null> {
    const text = bearerOf(request.headers.authorization);
    if (text === null) return null;
    const holder = await this.#tokens.find(hashOfToken(text), () => this.tokens.holder(text));
    if (!holder) throw new ApiFailure(401, 'token/unknown');
    return holder;
  }

  async account(request: FastifyRequest): Promise<SignedIn | null> {
    const holder = await this.holder(request);
    if (holder) return holder.account;
    const token = sessionCookie.exec(request.headers.cookie ?? '')?.[1];
    if (token === undefined) return null;
    return this.#sessions.find(createHash('sha256').update(token).digest('base64url'), () =>
      this.lookUp(request),
    );
  }

  /** After signing in or out, or revoking a token: what was remembered may be wrong. */
  forget(): void {
    this.#sessions.forget();
    this.#tokens.forget();
  }

  private async lookUp(request: FastifyRequest): Promise<SignedIn | null> {
    const session = await this.auth.api
      .getSession({ headers: new Headers({ cookie: request.headers.cookie ?? '' }) })
      .catch(() => {
        // An invalid session is answered with null; the library only throws when it cannot look.
        throw tryAgain('server/unavailable');
      });
    return session && { id: session.user.id, name: session.user.name, email: session.user.email };
  }
}
