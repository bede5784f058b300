import type { FastifyRequest } from 'fastify';
import type { RateLimiter } from '../rate-limits/rate-limiter.js';
import type { RateKind } from '../rate-limits/rules.js';
import { plainEmail } from './sign-in-guard.js';

const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox to which an address leads: ignores a suffix after a plus sign and, for some
 * providers, dots, so that nobody gets mail under many spellings.
 */
export const mailboxOf = (email: string): string => {
  const address = plainEmail(email);
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at).split('+')[0] ?? '', address.slice(at + 1)];
  return `${dotless.has(domain) ? local.replaceAll('.', '') : local}@${domain}`;
};

type MailKind = Extract<RateKind, 'password-link' | 'confirmation-mail'>;

/** Counts a request by its network; throws a failure if that has sent too many. */
interface AddressLimits {
  admitAddress(request: FastifyRequest, kind: RateKind): Promise<void>;
}

/** Limits how much mail one mailbox receives and one network causes, of all kinds together. */
export class MailAllowance {
  constructor(
    private readonly callers: AddressLimits,
    private readonly limits: RateLimiter,
  ) {}

  /**
   * Counts a mail before it is sent; throws the 429 failure, whether or not there is an account.
   */
  async take(request: FastifyRequest, kind: MailKind, email: string): Promise<void> {
    await this.callers.admitAddress(request, 'mail-network');
    await this.limits.consume(kind, mailboxOf(email));
  }
}
