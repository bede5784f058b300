import { freeEventOf } from '#contracts';

/** Whether a pod is outside events. */
export const isFreePod = ({ eventId, podId }: { eventId: string; podId: string }): boolean =>
  eventId === freeEventOf(podId);
