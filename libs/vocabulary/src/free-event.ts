const prefix = 'free-';

/**
 * The id that is stored as the event of a match or draft pod outside tournaments, for people who
 * play or draft alone or with friends. Stored.
 */
export const freeEventOf = (id: string): string => `${prefix}${id}`;

/** Whether the id is such a placeholder; no event has one like it. */
export const isFreeEvent = (eventId: string): boolean => eventId.startsWith(prefix);
