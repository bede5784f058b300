import type { EventCard, FollowedServer } from '#contracts';

/** An event and the server that its page is at; null for this one. */
export interface ListedEvent {
  readonly event: EventCard;
  readonly address: string | null;
}

export const hostOf = (address: string): string => URL.parse(address)?.host ?? address;

const begins = ({ date, startsAt }: EventCard): string => startsAt ?? date;

/**
 * What is still to come here and elsewhere, the next one first; an event that has moved here is
 * told once. Of its own events a server knows by itself which are old; here they are left out by their day.
 */
export const coming = (
  own: readonly EventCard[],
  servers: readonly FollowedServer[],
  now = Date.now(),
): readonly ListedEvent[] => {
  const yesterday = new Date(now - 24 * 3_600_000).toISOString().slice(0, 10);
  const here = own.filter(({ status, date }) => status !== 'finished' && date >= yesterday);
  const known = new Set(here.map(({ eventId }) => eventId));
  const elsewhere = servers.flatMap(({ address, events }) =>
    events.flatMap((event) => (known.has(event.eventId) ? [] : [{ event, address }])),
  );
  return [...here.map((event) => ({ event, address: null })), ...elsewhere].toSorted(
    (one, other) =>
      begins(one.event).localeCompare(begins(other.event)) ||
      one.event.name.localeCompare(other.event.name),
  );
};
