import { freeEventOf } from '#contracts';

/** Whether a match is outside events. */
export const isFreeMatch = ({ eventId, matchId }: { eventId: string; matchId: string }): boolean =>
  eventId === freeEventOf(matchId);
