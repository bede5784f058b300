import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { tryAgain } from '../http/failure.js';
import type { Asker } from './asker.js';
import type { Auth } from './auth.js';
import { type GuestCookie, guestCookieName } from './guest-cookie.js';
import { visitorCookieName, visitorOf } from './visitor-pass.js';

export interface SignedIn {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const rememberMs = 5_000;
const sessionCookie = /(?:__Secure-)?conclave\.session_token=([^;]+)/;

/** The value of one cookie of a request. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined => {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
};

/** Establishes who a request comes from. Sessions are looked up at most every five seconds a browser, so that a room of phones is cheap. */
export class Identity {
  readonly #sessions = new Map<string, { readonly until: number; readonly account: Promise<SignedIn | null> }>();

  constructor(
    private readonly auth: Auth,
    private readonly guests: GuestCookie,
  ) {}

  async asker(request: FastifyRequest): Promise<Asker> {
    const account = await this.account(request);
    return { account: account && { id: account.id, name: account.name }, seats: this.guests.read(cookieOf(request, guestCookieName)), visitor: visitorOf(cookieOf(request, visitorCookieName)) };
  }

  account(request: FastifyRequest): Promise<SignedIn | null> {
    const token = sessionCookie.exec(request.headers.cookie ?? '')?.[1];
    if (token === undefined) return Promise.resolve(null);
    const key = createHash('sha256').update(token).digest('base64url');
    const known = this.#sessions.get(key);
    if (known && known.until > Date.now()) return known.account;
    const account = this.lookUp(request);
    if (this.#sessions.size > 10_000) this.#sessions.clear();
    this.#sessions.set(key, { until: Date.now() + rememberMs, account });
    account.catch(() => this.#sessions.delete(key));
    return account;
  }

  /** After signing in or out: what was remembered about any session may be wrong. */
  forget(): void {
    this.#sessions.clear();
  }

  private async lookUp(request: FastifyRequest): Promise<SignedIn | null> {
    const session = await this.auth.api.getSession({ headers: new Headers({ cookie: request.headers.cookie ?? '' }) }).catch(() => {
      // An invalid session is answered with null; the library only throws when it cannot look.
      throw tryAgain('server/unavailable');
    });
    return session && { id: session.user.id, name: session.user.name, email: session.user.email };
  }
}
