import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LOAD_PASS_HEADER } from '#contracts';
import { forbiddenFailure, signInRequired } from '../http/failure.js';
import type { Asker } from '#application';
import type { Identity } from './identity.js';
import type { VisitorPass } from './visitor-pass.js';
import type { RateLimiter } from '../rate-limits/rate-limiter.js';
import type { RateKind } from '../rate-limits/rules.js';
import { StreamCaps } from '../rate-limits/stream-caps.js';
import { callerAddress } from '../http/client-address.js';

/** Identifies callers and limits how often they call. */
export class RequestAdmission {
  readonly #streams = new StreamCaps();

  constructor(
    readonly identity: Identity,
    readonly limits: RateLimiter,
    readonly passes: VisitorPass,
    private readonly loadPass: string | null,
  ) {}

  /** Counts the call by token, account or newest seat; for visitors by their address. */
  async count(
    request: FastifyRequest,
    asker: Asker,
    kinds: { readonly known: RateKind; readonly visitor: RateKind },
  ): Promise<void> {
    const seat = asker.seats.at(-1);
    if (this.isLoadRun(request)) return;
    // A program uses up its own allowance, not its owner's.
    if (asker.token) await this.limits.consume(kinds.known, `token:${asker.token.tokenId}`);
    else if (asker.account) await this.limits.consume(kinds.known, `account:${asker.account.id}`);
    else if (seat) await this.limits.consume(kinds.known, `guest:${seat.playerId}`);
    else await this.limits.consume(kinds.visitor, callerAddress(request));
  }

  /**
   * The account of the person who is signed in, for what no token may do: a leaked token must not
   * be able to make another.
   */
  async person(request: FastifyRequest): Promise<string> {
    const asker = await this.identity.asker(request);
    await this.count(request, asker, { known: 'command', visitor: 'visitor-command' });
    return personOf(asker);
  }

  /**
   * Counts a live connection by account or newest seat and by address; returns a function that ends
   * the counting.
   */
  holdStream(request: FastifyRequest, asker: Asker): () => void {
    if (!this.limits.enabled || this.isLoadRun(request)) return () => undefined;
    const person = asker.account?.id ?? asker.seats.at(-1)?.playerId;
    return this.#streams.take([
      ...(person === undefined ? [] : [['person', person] as const]),
      ['address', callerAddress(request)],
    ]);
  }

  /** Counts the call by address, whoever the caller is. */
  async admitAddress(request: FastifyRequest, kind: RateKind): Promise<void> {
    if (!this.isLoadRun(request)) await this.limits.consume(kind, callerAddress(request));
  }

  /** Counts what may be a guess at a code by the sender's address. */
  guardGuesses<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    return this.limits.guardGuesses(callerAddress(request), work);
  }

  /**
   * A load run by the server's operator: one machine plays a whole hall and would look like a
   * flood.
   */
  isLoadRun(request: FastifyRequest): boolean {
    const shown = request.headers[LOAD_PASS_HEADER];
    return (
      this.loadPass !== null &&
      typeof shown === 'string' &&
      timingSafeEqual(digest(shown), digest(this.loadPass))
    );
  }
}

/** The account of a person; fails for a token. */
export const personOf = ({ account, token }: Asker): string => {
  if (token) throw forbiddenFailure('token/not-by-token');
  if (!account) throw signInRequired();
  return account.id;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
