import { createHmac } from 'node:crypto';
import { deriveId } from '#platform';

export const visitorCookieName = 'conclave_visitor';
const days = 60;
const shape = /^[A-Za-z0-9_-]{24}$/;

/**
 * Identifies a browser without an account that plays practice games. The cookie cannot be guessed,
 * and the recorded id cannot be turned back into it.
 */
export class VisitorPass {
  constructor(
    private readonly key: Buffer,
    private readonly secure: boolean,
  ) {}

  /**
   * A new visitor, and the `set-cookie` header that identifies them from now on. Derived from the
   * request's idempotency key: a browser that lost the answer and sends the request again is the
   * same visitor, and no key is used twice.
   */
  issue(idempotencyKey: string): { readonly visitor: string; readonly header: string } {
    const mac = createHmac('sha256', this.key).update(idempotencyKey).digest();
    const pass = mac.subarray(0, 18).toString('base64url');
    const secure = this.secure ? '; Secure' : '';
    return {
      visitor: deriveId(pass, 'visitor'),
      header: `${visitorCookieName}=${pass}; Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${secure}`,
    };
  }
}

/** The visitor to whom this cookie belongs; null if it does not have our form. */
export const visitorOf = (cookie: string | undefined): string | null =>
  cookie !== undefined && shape.test(cookie) ? deriveId(cookie, 'visitor') : null;
