import { createHmac, randomBytes } from 'node:crypto';
import { deriveKey, isSameSecret } from '#platform';

export const deviceCookieName = 'conclave_device';
const days = 365;

/**
 * The cookie that shows that a browser has signed in to an account before. It gives no access:
 * attempts from such a browser are only counted separately, so that strangers who guess the
 * password cannot make the owner wait (OWASP, "Device cookies").
 */
export class KnownDevices {
  readonly #key: Buffer;

  constructor(
    secret: string,
    private readonly secure: boolean,
  ) {
    this.#key = deriveKey(secret, 'known-devices');
  }

  /**
   * The device's name if the cookie was signed here and belongs to this account; null otherwise.
   */
  read(cookie: string | undefined, email: string): string | null {
    const [device = '', signature = ''] = (cookie ?? '').split('.');
    return /^[A-Za-z0-9_-]{16}$/.test(device) && isSameSecret(signature, this.sign(device, email))
      ? device
      : null;
  }

  /** A `set-cookie` header for a browser that has just signed in. */
  header(email: string): string {
    const device = randomBytes(12).toString('base64url');
    const secure = this.secure ? '; Secure' : '';
    return `${deviceCookieName}=${device}.${this.sign(device, email)}; Path=/api/auth; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure}`;
  }

  private sign(device: string, email: string): string {
    return createHmac('sha256', this.#key).update(`${device} ${email}`).digest('base64url');
  }
}
