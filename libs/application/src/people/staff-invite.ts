import type { TournamentState } from '#tournament';
import type { GuestCodes } from './guest-codes.js';

/** The open invitation to which the code in a link belongs; null if there is none. */
export const findStaffInvite = (
  { eventId, staffInvites }: Pick<TournamentState, 'eventId' | 'staffInvites'>,
  codes: Pick<GuestCodes, 'find'>,
  code: string,
): string | null => {
  const invites = [...staffInvites].map(([playerId, { codeHash: hash }]) => ({
    playerId,
    guestCode: { hash, issue: 1, devicesFrom: 1 },
  }));
  return codes.find(eventId, invites, code);
};
