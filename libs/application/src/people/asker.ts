import type { TokenLimits } from './token-limits.js';

/** A guest's seat, proved by the cookie. */
export interface GuestSeat {
  readonly eventId: string;
  readonly playerId: string;
  /**
   * The issue of the seat's code by which this device holds it; 0 from before codes were recorded.
   */
  readonly issue: number;
}

/** Who asks: an account, guest seats, both, or somebody anonymous. */
export interface Asker {
  readonly account: { readonly id: string; readonly name: string } | null;
  readonly seats: readonly GuestSeat[];
  /** The browser's own id if it has played practice games; it gives no right in any tournament. */
  readonly visitor?: string | null;
  /** The token with which a machine acts in the account's name; absent for people. */
  readonly token?: TokenLimits;
}

export const nobody: Asker = { account: null, seats: [] };
