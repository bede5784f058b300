import { createHmac } from 'node:crypto';
import { deriveId } from '#platform';

export const visitorCookieName = 'conclave_visitor';
const days = 60;
const shape = /^[A-Za-z0-9_-]{24}$/;

/**
 * A browser without an account that plays for practice. The cookie cannot
 * be guessed; what is recorded of it cannot be turned back into it.
 */
export class VisitorPass {
  constructor(
    private readonly key: Buffer,
    private readonly secure: boolean,
  ) {}

  /**
   * A new visitor, and the `set-cookie` header that they are known by from now
   * on. It follows from the key of the request: a browser that lost the answer
   * and sends the request again is the same visitor, and uses no key twice.
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

/** Who holds this cookie; null when it is none of ours. */
export const visitorOf = (cookie: string | undefined): string | null =>
  cookie !== undefined && shape.test(cookie) ? deriveId(cookie, 'visitor') : null;
