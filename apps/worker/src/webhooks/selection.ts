import type { RecordedEvent } from '#event-store';
import {
  bodyOf,
  happeningOf,
  kindOf,
  type ListeningEndpoint,
  type NameOf,
  type NewDelivery,
} from '#webhooks';

/** Endpoints grouped by position, so that one query serves all at the same position. */
export const byPosition = (
  endpoints: readonly ListeningEndpoint[],
): readonly (readonly ListeningEndpoint[])[] => {
  const groups = new Map<number, ListeningEndpoint[]>();
  for (const endpoint of endpoints) {
    const { position } = endpoint;
    groups.set(position, [...(groups.get(position) ?? []), endpoint]);
  }
  return [...groups.values()];
};

export interface Wanted {
  readonly event: RecordedEvent;
  readonly eventId: string;
  readonly by: readonly ListeningEndpoint[];
}

/** The events that some endpoint wants, in order, each with these endpoints. */
export const wantedOf = (
  events: readonly RecordedEvent[],
  endpoints: readonly ListeningEndpoint[],
): readonly Wanted[] =>
  events.flatMap((event) => {
    const known = kindOf(event);
    const by = known
      ? endpoints.filter(({ eventId, kinds }) => eventId === known.eventId && kinds.has(known.kind))
      : [];
    return known && by.length > 0 ? [{ event, eventId: known.eventId, by }] : [];
  });

/** One delivery for each endpoint that wants the event, all with the same body. */
export const deliveriesOf = ({ event, by }: Wanted, nameOf: NameOf): readonly NewDelivery[] => {
  const happening = happeningOf(event, nameOf);
  if (!happening) return [];
  const body = bodyOf(happening);
  return by.map(({ endpointId }) => ({
    endpointId,
    key: String(happening.position),
    kind: happening.kind,
    body,
  }));
};
