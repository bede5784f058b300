import { freeEventOf } from '#contracts';

/** Whether a pod of that event is one of no event. */
export const isFreePod = ({ eventId, podId }: { eventId: string; podId: string }): boolean =>
  eventId === freeEventOf(podId);
