import { comingAt, comingElsewhere, type EventCard, type FollowedServer } from '#contracts';

/** An event, and the address of the server that has its page; null for this server. */
export interface ListedEvent {
  readonly event: EventCard;
  readonly address: string | null;
}

export const hostOf = (address: string): string => URL.parse(address)?.host ?? address;

const begins = ({ date, startsAt }: EventCard): string => startsAt ?? date;

/**
 * The coming events here and elsewhere, the next one first; an event that has moved here is listed
 * once.
 */
export const coming = (
  own: readonly EventCard[],
  servers: readonly FollowedServer[],
  now = Date.now(),
): readonly ListedEvent[] => {
  const here = comingAt(own, new Date(now).toISOString());
  return [
    ...here.map((event) => ({ event, address: null })),
    ...comingElsewhere(here, servers),
  ].toSorted(
    (one, other) =>
      begins(one.event).localeCompare(begins(other.event)) ||
      one.event.name.localeCompare(other.event.name),
  );
};
