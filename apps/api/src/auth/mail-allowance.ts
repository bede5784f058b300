import type { FastifyRequest } from 'fastify';
import type { RateLimiter } from '../rate-limits/rate-limiter.js';
import type { RateKind } from '../rate-limits/rules.js';
import { plainEmail } from './sign-in-guard.js';

const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * Where mail to an address ends up: what stands behind a plus does not matter,
 * nor, at some, dots do. One person cannot be written to under many spellings.
 */
export const mailboxOf = (email: string): string => {
  const address = plainEmail(email);
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at).split('+')[0] ?? '', address.slice(at + 1)];
  return `${dotless.has(domain) ? local.replaceAll('.', '') : local}@${domain}`;
};

type MailKind = Extract<RateKind, 'password-link' | 'confirmation-mail'>;

/** Counts a request against its network; throws a failure where it has asked too often. */
interface AddressLimits {
  admitAddress(request: FastifyRequest, kind: RateKind): Promise<void>;
}

/** How much mail one mailbox gets, and one network has sent, whatever it asks for. */
export class MailAllowance {
  constructor(
    private readonly callers: AddressLimits,
    private readonly limits: RateLimiter,
  ) {}

  /** Counts a mail before it is asked for; throws the 429 failure, whether there is an account or not. */
  async take(request: FastifyRequest, kind: MailKind, email: string): Promise<void> {
    await this.callers.admitAddress(request, 'mail-network');
    await this.limits.consume(kind, mailboxOf(email));
  }
}
