import type { TokenLimits } from './token-limits.js';

/** A guest's seat, proved by the cookie. */
export interface GuestSeat {
  readonly eventId: string;
  readonly playerId: string;
  /** Which issue of the seat's code this device holds it by; 0 where codes were not recorded yet. */
  readonly issue: number;
}

/** Who asks: an account, or guest seats, or both, or nobody in particular. */
export interface Asker {
  readonly account: { readonly id: string; readonly name: string } | null;
  readonly seats: readonly GuestSeat[];
  /** The browser's own name where it has played for practice; it gives no right in any event. */
  readonly visitor?: string | null;
  /** The token a machine acts with in the account's name; absent for people. */
  readonly token?: TokenLimits;
}

export const nobody: Asker = { account: null, seats: [] };
