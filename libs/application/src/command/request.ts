import type { CommandName, CommandPayload } from '#contracts';
import type { Asker } from '../people/asker.js';
import type { During } from '../rights/lifecycles.js';

export interface RegistrationOrigin {
  /** Keyed hash of the caller's address, good for one tournament. */
  readonly from: string;
  /** More registrations came from there than a group at one place makes. */
  readonly crowded: boolean;
}

/** One command of the public API as it came in: checked for form, not yet for rights. */
export interface CommandRequest<N extends CommandName = CommandName> {
  readonly name: N;
  readonly payload: CommandPayload<N>;
  readonly asker: Asker;
  /** The client's Idempotency-Key. */
  readonly key: string;
  /**
   * What is asked, to tell a key that is used again from a
   * request that is sent again; null for the server's own.
   */
  readonly fingerprint: string | null;
  /** ISO 8601; the server's clock. */
  readonly at: string;
  /** Where a registration comes from, set by the api; absent for everything else. */
  readonly origin?: RegistrationOrigin;
  /** Set by the api itself when it makes a demo tournament; no client can. */
  readonly demo?: true;
}

/** A request of any command whose payload holds at least this, with where the event may stand meanwhile. */
export type RequestAbout<Payload> = Omit<CommandRequest, 'payload'> & {
  readonly payload: Payload;
  readonly during: During;
};
