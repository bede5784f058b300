import { createHash, randomBytes } from 'node:crypto';

/** A known beginning, so that scanners for leaked secrets can know one. */
const prefix = 'conclave_';

/**
 * A new token: 256 random bits. Nothing but its hash is kept,
 * and a plain hash is enough for what cannot be guessed.
 */
export const newTokenText = (): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** A token of a guest's seat begins so; what follows is what the seat's cookie would hold. */
const seatPrefix = 'conclave-seat.';

export const seatTokenText = (signedSeats: string): string => `${seatPrefix}${signedSeats}`;

/** The signed seats of such a token; null when the text is another token. */
export const signedSeatsIn = (token: string | null): string | null =>
  token?.startsWith(seatPrefix) ? token.slice(seatPrefix.length) : null;

export const hashOfToken = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

export const hintOfToken = (text: string): string => text.slice(-4);

/** What an Authorization header bears, be it nothing; null when the header is absent or of another scheme. */
export const bearerOf = (authorization: string | undefined): string | null => {
  const [scheme = '', ...rest] = (authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ').trim() : null;
};
