/** What stands in the place of the event in a pod that belongs to none. */
export const freeEventOf = (podId: string): string => `free-${podId}`;

export const isFreePod = ({ eventId, podId }: { eventId: string; podId: string }): boolean =>
  eventId === freeEventOf(podId);
