import type { TableClock } from '#contracts';
import type { Answering, Sending } from '../../shared/table/board-frame.js';
import type { Timing } from './game.js';

/** Binds a command to its payload. */
export const toSending = <Payload>(
  { send, pending, failure }: Answering<Payload>,
  payload: Payload,
): Sending => ({ send: () => send(payload), pending, failure });

/** The clock of a game with the command that reports its end. */
export const toTiming = <Payload>(
  clock: TableClock | undefined,
  { send }: Pick<Answering<Payload>, 'send'>,
  payload: Payload,
): Timing | null => (clock === undefined ? null : { clock, call: () => send(payload) });
