const prefix = 'free-';

/**
 * What stands in the place of the event in a match or draft pod that belongs
 * to none: people who play or draft alone or with friends. Stored.
 */
export const freeEventOf = (id: string): string => `${prefix}${id}`;

/** No event is called so. */
export const isFreeEvent = (eventId: string): boolean => eventId.startsWith(prefix);
