import { freeEventOf } from '#contracts';

/** Whether a match of that event is one of no event. */
export const isFreeMatch = ({ eventId, matchId }: { eventId: string; matchId: string }): boolean =>
  eventId === freeEventOf(matchId);
