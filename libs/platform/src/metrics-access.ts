import { createHash, timingSafeEqual } from 'node:crypto';

/** A request for metrics as the server sees it. */
export interface MetricsRequest {
  /** The address of the connection, ignoring proxies. */
  readonly remoteAddress: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isOwnAddress = (address: string | undefined): boolean =>
  address === '::1' || /^(::ffff:)?127\./.test(address ?? '');

/**
 * Whether the metrics may be read: with the token or, if none is configured, from the machine
 * itself without a proxy.
 */
export const mayReadMetrics = (
  { remoteAddress, headers }: MetricsRequest,
  token: string | null,
): boolean =>
  token === null
    ? isOwnAddress(remoteAddress) && headers['x-forwarded-for'] === undefined
    : timingSafeEqual(digest(String(headers['authorization'])), digest(`Bearer ${token}`));
