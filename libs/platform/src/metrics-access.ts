import { createHash, timingSafeEqual } from 'node:crypto';

/** Who asks for figures, as the server that is asked sees them. */
export interface MetricsRequest {
  /** Of the connection, whatever a proxy says. */
  readonly remoteAddress: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isOwnAddress = (address: string | undefined): boolean =>
  address === '::1' || /^(::ffff:)?127\./.test(address ?? '');

/**
 * Whether figures are told: to whoever bears the token; where there
 * is none, to whoever asks on the machine itself, past every proxy.
 */
export const mayReadMetrics = (
  { remoteAddress, headers }: MetricsRequest,
  token: string | null,
): boolean =>
  token === null
    ? isOwnAddress(remoteAddress) && headers['x-forwarded-for'] === undefined
    : timingSafeEqual(digest(String(headers['authorization'])), digest(`Bearer ${token}`));
