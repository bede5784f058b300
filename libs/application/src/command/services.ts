import type { ModelReader, SealedSecrets } from '#event-store';
import type { GuestCodes } from '../people/guest-codes.js';
import type { Aggregates } from '../streams/aggregates.js';

/** Finds accounts; accounts themselves are kept by the sign-in library. */
export interface AccountDirectory {
  byEmail(email: string): Promise<{ readonly id: string; readonly name: string } | null>;
}

/** Waits until the read models have taken an event of a log. */
export interface ModelPositions {
  reached(log: string, globalPosition: number): Promise<unknown>;
}

/** What commands may use beside what they load. One object for all, made once by each app. */
export interface CommandServices {
  readonly aggregates: Aggregates;
  readonly secrets: SealedSecrets;
  readonly models: ModelReader;
  readonly positions: ModelPositions;
  readonly guestCodes: GuestCodes;
  readonly accounts: AccountDirectory;
}
