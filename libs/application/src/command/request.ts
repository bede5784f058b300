import type { CommandName, CommandPayload } from '#contracts';
import type { Asker } from '../people/asker.js';
import type { During } from '../rights/lifecycles.js';

export interface RegistrationOrigin {
  /** Keyed hash of the caller's address, good for one tournament. */
  readonly from: string;
  /** More registrations came from this address than a group at one place would make. */
  readonly crowded: boolean;
}

/** One command of the public API as received: its form is checked, its rights are not yet. */
export interface CommandRequest<N extends CommandName = CommandName> {
  readonly name: N;
  readonly payload: CommandPayload<N>;
  readonly asker: Asker;
  /** The client's Idempotency-Key. */
  readonly key: string;
  /**
   * Fingerprint of the name and payload. It tells a key reused for something else from a request
   * that is sent again; null for a command of the server itself.
   */
  readonly fingerprint: string | null;
  /** ISO 8601; the server's clock. */
  readonly at: string;
  /** The origin of a registration, set by the API; absent for every other command. */
  readonly origin?: RegistrationOrigin;
  /** Set by the API itself when it makes a demo tournament; clients cannot set it. */
  readonly demo?: true;
}

/**
 * A request of any command whose payload has at least these fields, with the states in which the
 * tournament accepts it.
 */
export type RequestAbout<Payload> = Omit<CommandRequest, 'payload'> & {
  readonly payload: Payload;
  readonly during: During;
};
