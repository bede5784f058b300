import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Asker, RegistrationOrigin } from '#application';
import type { RequestAdmission } from './request-admission.js';
import { callerAddress } from '../http/client-address.js';

/** Where registrations come from, and whether not too many. */
export class RegistrationOrigins {
  constructor(
    private readonly callers: RequestAdmission,
    private readonly key: Buffer,
  ) {}

  /** Throws the 429 failure where one address, or one account, has registered too often. */
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

  /** Another hash for every event: nobody can follow an address from one to the next. */
  private hashOf(eventId: string, address: string): string {
    return createHmac('sha256', this.key)
      .update(`${eventId}/${address}`)
      .digest('base64url')
      .slice(0, 12);
  }
}
