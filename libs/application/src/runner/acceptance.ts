import { receiptOrigin, signReceipt, type Signer } from '#checkpoints';
import type { CommandAccepted } from '#contracts';
import type { RecordedEvent } from '#event-store';
import type { GuestCodes } from '../people/guest-codes.js';

/** Ids that an event type names for the first time. */
const madeBy: Readonly<Record<string, string>> = {
  EventCreated: 'eventId',
  ConventionCreated: 'conventionId',
  SeasonCreated: 'seasonId',
  PlayerInvited: 'invitationId',
  PlayerRegistered: 'playerId',
  DeckRegistered: 'deckId',
  PenaltyIssued: 'penaltyId',
  JudgeCalled: 'callId',
  StaffInvited: 'inviteId',
  PracticeStarted: 'practiceId',
  GamePracticeStarted: 'practiceId',
  PodSeated: 'podId',
  FreeMatchOpened: 'matchId',
  TwinSunsTableOpened: 'gameId',
  DuelOpened: 'duelId',
};

/** What a player may have to prove some day to have said. */
const promised: ReadonlySet<string> = new Set([
  'ResultReported',
  'ResultConfirmed',
  'ResultDisputed',
  'ReportWithdrawn',
  'GameReported',
  'GameDisputed',
  'BanSealed',
  'DeckSealed',
  'MovePlayed',
  'PickMade',
]);

const receiptOf = (
  events: readonly RecordedEvent[],
  signer: Signer,
): Pick<CommandAccepted, 'receipt'> => {
  const fact = events.find(({ type }) => promised.has(type));
  const eventId = fact?.data['eventId'];
  if (fact === undefined || typeof eventId !== 'string') return {};
  const origin = receiptOrigin(signer.name, eventId);
  return { receipt: signReceipt(signer, { origin, ...fact }) };
};

/** The answer to an accepted command, computed from what it recorded, so that a resent command is answered the same. */
export const acceptance = (
  events: readonly RecordedEvent[],
  codes: GuestCodes,
  receipts: Signer,
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
  const invite = events.find(({ type }) => type === 'StaffInvited');
  const [only] = guestCodes;
  const position = events.reduce((highest, event) => Math.max(highest, event.globalPosition), 0);
  return {
    kind: 'accepted',
    position,
    ids,
    ...receiptOf(events, receipts),
    ...(only === undefined ? {} : { guestCodes }),
    ...(invite === undefined
      ? {}
      : { inviteCode: codes.madeBy(invite.meta.commandId, String(invite.data['inviteId'])) }),
    ...(only !== undefined && guestCodes.length === 1 ? { guestCode: only.code } : {}),
  };
};
