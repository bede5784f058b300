import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Asker, RegistrationOrigin } from '#application';
import type { RequestAdmission } from './request-admission.js';
import { callerAddress } from '../http/client-address.js';

/** Records where registrations come from and limits their number. */
export class RegistrationOrigins {
  constructor(
    private readonly callers: RequestAdmission,
    private readonly key: Buffer,
  ) {}

  /** Throws the 429 failure if an address or an account has registered too often. */
  async of(
    request: FastifyRequest,
    eventId: string,
    { account }: Asker,
  ): Promise<RegistrationOrigin> {
    const from = this.hashOf(eventId, callerAddress(request));
    if (this.callers.isLoadRun(request)) return { from, crowded: false };
    const { limits } = this.callers;
    const place = `${eventId}/${from}`;
    if (account) await limits.consume('registration-account', `${eventId}/${account.id}`);
    await limits.consume('registration', place);
    return { from, crowded: await limits.exceeds('registration-crowd', place) };
  }

  /** Differs for every tournament, so that nobody can follow an address from one to the next. */
  private hashOf(eventId: string, address: string): string {
    return createHmac('sha256', this.key)
      .update(`${eventId}/${address}`)
      .digest('base64url')
      .slice(0, 12);
  }
}
