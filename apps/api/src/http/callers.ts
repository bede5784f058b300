import type { FastifyRequest } from 'fastify';
import type { Asker } from '../auth/asker.js';
import type { Identity } from '../auth/identity.js';
import type { VisitorPass } from '../auth/visitor-pass.js';
import type { RateLimiter } from '../rate-limits/rate-limiter.js';
import type { RateKind } from '../rate-limits/rules.js';

/** The client's address: that of the connection, or what a trusted proxy says. */
export const callerAddress = (request: FastifyRequest): string => request.ip;

/** Who calls, and whether not too often. */
export class Callers {
  constructor(
    readonly identity: Identity,
    readonly limits: RateLimiter,
    readonly passes: VisitorPass,
  ) {}

  /** Counts the call by account or newest seat, a visitor's by his address. */
  async admit(request: FastifyRequest, kinds: { readonly known: RateKind; readonly visitor: RateKind }): Promise<Asker> {
    const asker = await this.identity.asker(request);
    const seat = asker.seats.at(-1);
    if (asker.account) await this.limits.consume(kinds.known, `account:${asker.account.id}`);
    else if (seat) await this.limits.consume(kinds.known, `guest:${seat.playerId}`);
    else await this.limits.consume(kinds.visitor, callerAddress(request));
    return asker;
  }

  /** Counts the call by address whoever calls. */
  async admitAddress(request: FastifyRequest, kind: RateKind): Promise<void> {
    await this.limits.consume(kind, callerAddress(request));
  }
}
