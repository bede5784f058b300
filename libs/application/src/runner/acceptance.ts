import type { CommandAccepted } from '#contracts';
import type { RecordedEvent } from '#event-store';
import type { GuestCodes } from '../people/guest-codes.js';

/** Ids that an event type names for the first time. */
const madeBy: Readonly<Record<string, string>> = {
  EventCreated: 'eventId',
  PlayerRegistered: 'playerId',
  DeckRegistered: 'deckId',
  PenaltyIssued: 'penaltyId',
  JudgeCalled: 'callId',
  PracticeStarted: 'practiceId',
  PodSeated: 'podId',
};

/** The answer to an accepted command, computed from what it recorded, so that a resent command is answered the same. */
export const acceptance = (
  events: readonly RecordedEvent[],
  codes: GuestCodes,
): CommandAccepted => {
  const ids: Record<string, string> = {};
  for (const { type, data } of events) {
    const name = madeBy[type];
    const value = name === undefined ? undefined : data[name];
    if (name !== undefined && typeof value === 'string') ids[name] ??= value;
  }
  const guestCodes = events
    .filter((event) => event.type === 'GuestCodeIssued')
    .map(({ data, meta }) => {
      const playerId = String(data['playerId']);
      return { playerId, code: codes.madeBy(meta.commandId, playerId) };
    });
  const [only] = guestCodes;
  const position = events.reduce((highest, event) => Math.max(highest, event.globalPosition), 0);
  return {
    kind: 'accepted',
    position,
    ids,
    ...(only === undefined ? {} : { guestCodes }),
    ...(only !== undefined && guestCodes.length === 1 ? { guestCode: only.code } : {}),
  };
};
