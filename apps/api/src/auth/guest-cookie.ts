import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { id } from '#contracts';
import { BoundedCache, deriveKey, isSameSecret } from '#platform';
import type { GuestSeat } from '#application';

export const guestCookieName = 'conclave_guest';
const maxSeats = 20;
const days = 60;
/** A cookie with twenty seats has about two kilobytes, and its parsed content is about as large. */
const mostKnown = { most: 20_000, mostBytes: 16 * 1_048_576 };
/** Cookies from before codes were recorded have no issue. */
const content = z.array(z.tuple([id, id, z.int().min(0).default(0)])).max(maxSeats);

/** The signed cookie that holds a browser's guest seats, newest last. */
export class GuestCookie {
  readonly #key: Buffer;
  readonly #known = new BoundedCache<readonly GuestSeat[]>(mostKnown);

  constructor(
    secret: string,
    private readonly secure: boolean,
  ) {
    this.#key = deriveKey(secret, 'guest-cookie');
  }

  /**
   * The seats in a cookie's value; empty if it was not signed here. Cached, because the same phones
   * come again and again, and a valid signature stays valid.
   */
  read(value: string | undefined): readonly GuestSeat[] {
    if (value === undefined) return [];
    const known = this.#known.get(value);
    if (known) return known;
    const seats = this.verified(value);
    if (seats.length > 0) this.remember(value, seats);
    return seats;
  }

  private verified(value: string): readonly GuestSeat[] {
    const [text = '', signature = ''] = value.split('.');
    if (!isSameSecret(signature, this.sign(text))) return [];
    const seats = content.safeParse(parse(Buffer.from(text, 'base64url').toString('utf8')));
    return seats.success
      ? seats.data.map(([eventId, playerId, issue]) => ({ eventId, playerId, issue }))
      : [];
  }

  /**
   * A `set-cookie` header for these seats and one more; beyond the limit the oldest are dropped.
   */
  add(seats: readonly GuestSeat[], seat: GuestSeat): string {
    const others = seats.filter(
      (each) => each.eventId !== seat.eventId || each.playerId !== seat.playerId,
    );
    return this.header([...others, seat].slice(-maxSeats));
  }

  /** Seats in signed form: the value of the cookie, and the content of a seat token. */
  sealed(seats: readonly GuestSeat[]): string {
    const text = Buffer.from(
      JSON.stringify(seats.map((seat) => [seat.eventId, seat.playerId, seat.issue])),
    ).toString('base64url');
    return `${text}.${this.sign(text)}`;
  }

  header(seats: readonly GuestSeat[]): string {
    const value = this.sealed(seats);
    // The phone sends it with its next request.
    if (seats.length > 0) this.remember(value, seats);
    const secure = this.secure ? '; Secure' : '';
    return `${guestCookieName}=${value}; Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${secure}`;
  }

  private remember(value: string, seats: readonly GuestSeat[]): void {
    this.#known.set(value, seats, value.length);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
