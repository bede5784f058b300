import type { Sending } from './game.js';

interface Command<Payload> {
  readonly send: (payload: Payload) => void;
  readonly pending: boolean;
  readonly failure: unknown;
}

/** A command with what it says. */
export const toSending = <Payload>(
  { send, pending, failure }: Command<Payload>,
  payload: Payload,
): Sending => ({ send: () => send(payload), pending, failure });
