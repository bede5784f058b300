import type { Answering, Sending } from '../../shared/table/board-frame.js';

/** A command with what it says. */
export const toSending = <Payload>(
  { send, pending, failure }: Answering<Payload>,
  payload: Payload,
): Sending => ({ send: () => send(payload), pending, failure });
