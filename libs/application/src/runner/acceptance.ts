import { idOf } from '#aggregate';
import { receiptOrigin, signReceipt, type Signer } from '#checkpoints';
import type { CommandAccepted } from '#contracts';
import type { RecordedEvent } from '#event-store';
import type { AnswerTraits, EventType } from '../command/definition.js';
import type { GuestCodes } from '../people/guest-codes.js';
import type { RescueKeys } from '../people/rescue-keys.js';

/** Matches events of a type; the compiler checks that the type exists. */
const isOf =
  (type: EventType) =>
  (event: RecordedEvent): boolean =>
    event.type === type;

const receiptOf = (
  events: readonly RecordedEvent[],
  promised: readonly string[],
  signer: Signer,
): Pick<CommandAccepted, 'receipt'> => {
  const fact = events.find(({ type }) => promised.includes(type));
  const eventId = fact?.data['eventId'];
  if (fact === undefined || typeof eventId !== 'string') return {};
  const origin = receiptOrigin(signer.name, eventId);
  return { receipt: signReceipt(signer, { origin, ...fact }) };
};

interface Promises {
  readonly codes: GuestCodes;
  readonly rescueKeys: RescueKeys;
  readonly receipts: Signer;
}

/**
 * The answer to an accepted command, computed from the recorded events, so that a resent command
 * gets the same answer.
 */
export const acceptance = (
  { makes = {}, receipt = [] }: AnswerTraits,
  events: readonly RecordedEvent[],
  { codes, rescueKeys, receipts }: Promises,
): CommandAccepted => {
  const made: Readonly<Record<string, string>> = makes;
  const ids: Record<string, string> = {};
  for (const { type, data } of events) {
    const name = made[type];
    const value = name === undefined ? undefined : data[name];
    if (name !== undefined && typeof value === 'string') ids[name] ??= value;
  }
  const guestCodes = events.filter(isOf('GuestCodeIssued')).flatMap(({ data, meta }) => {
    const playerId = String(data['playerId']);
    const code = codes.madeBy(meta.commandId, playerId);
    // If another server answered the command before the tournament moved here, that server made
    // another code.
    return codes.hashOf(playerId, code) === data['codeHash'] ? [{ playerId, code }] : [];
  });
  const invite = events.find(isOf('StaffInvited'));
  const taken = events.find(isOf('RescueKeyTaken'));
  const [only] = guestCodes;
  const position = events.reduce((highest, event) => Math.max(highest, event.globalPosition), 0);
  return {
    kind: 'accepted',
    position,
    ids,
    ...receiptOf(events, receipt, receipts),
    ...(only === undefined ? {} : { guestCodes }),
    ...(taken === undefined
      ? {}
      : { rescueKey: rescueKeys.of(idOf('event', taken.streamId)).identity }),
    ...(invite === undefined
      ? {}
      : { inviteCode: codes.madeBy(invite.meta.commandId, String(invite.data['inviteId'])) }),
    ...(only !== undefined && guestCodes.length === 1 ? { guestCode: only.code } : {}),
  };
};
