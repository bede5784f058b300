import { createHash, randomBytes } from 'node:crypto';

/** A fixed beginning, by which scanners for leaked secrets recognize a token. */
const prefix = 'conclave_';

/**
 * A new token of 256 random bits. Only its hash is stored; a plain hash is enough for a secret that
 * cannot be guessed.
 */
export const newTokenText = (): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** The beginning of a seat token; the rest is what the seat's cookie would hold. */
const seatPrefix = 'conclave-seat.';

export const seatTokenText = (signedSeats: string): string => `${seatPrefix}${signedSeats}`;

/** The signed seats in such a token; null for any other token. */
export const signedSeatsIn = (token: string | null): string | null =>
  token?.startsWith(seatPrefix) ? token.slice(seatPrefix.length) : null;

export const hashOfToken = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

export const hintOfToken = (text: string): string => text.slice(-4);

/**
 * The token in an Authorization header, possibly empty; null if the header is absent or of another
 * scheme.
 */
export const bearerOf = (authorization: string | undefined): string | null => {
  const [scheme = '', ...rest] = (authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ').trim() : null;
};
