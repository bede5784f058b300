import type { EventStatus } from '#vocabulary';
import { logOfEvent } from '#aggregate';
import type { DocumentKey, RecordedEvent } from '#event-store';
import type { EventVisibility } from '#tournament';
import { change, defineReadModel, eventIdOf } from '../define.js';
import type { Facts, FactType } from '../facts.js';

export interface EventCardDoc {
  readonly eventId: string;
  readonly name: string;
  readonly format: string;
  readonly game?: string;
  readonly date: string;
  readonly venue: string;
  readonly cap: number | null;
  readonly startsAt: string | null;
  readonly timeZone: string | null;
  readonly visibility: EventVisibility;
  readonly status: EventStatus;
  readonly players: number;
  readonly waitlisted: readonly string[];
}

export const ALL_EVENTS = 'all';
const keys = (_data: unknown, event: RecordedEvent): readonly DocumentKey[] => [
  { scope: ALL_EVENTS, key: eventIdOf(event) },
];
const on = <T extends FactType>(fold: (doc: EventCardDoc, data: Facts[T]) => EventCardDoc) =>
  change<EventCardDoc, T>(keys, fold);
/**
 * The number of players: before the start everyone who registered, afterwards everyone who has
 * played.
 */
const count = (doc: EventCardDoc, by: 1 | -1): EventCardDoc =>
  doc.status === 'running' || doc.status === 'finished'
    ? doc
    : { ...doc, players: doc.players + by };
const offWaitlist = (doc: EventCardDoc, playerId: string): EventCardDoc => ({
  ...doc,
  waitlisted: doc.waitlisted.filter((each) => each !== playerId),
});
const enter = (
  doc: EventCardDoc,
  { playerId, waitlisted }: { readonly playerId: string; readonly waitlisted: boolean },
): EventCardDoc =>
  waitlisted ? { ...doc, waitlisted: [...doc.waitlisted, playerId] } : count(doc, 1);
const leave = (doc: EventCardDoc, playerId: string): EventCardDoc =>
  doc.waitlisted.includes(playerId) ? offWaitlist(doc, playerId) : count(doc, -1);

/** All events as cards for the start page. */
export const eventListModel = defineReadModel<EventCardDoc>(
  'event-list',
  { version: 5, scope: 'other', owner: ({ key }) => logOfEvent(key) },
  {
    EventCreated: {
      keys,
      fold: (_doc, { eventId, name, format, game, date, venue, cap }) => ({
        eventId,
        name,
        format,
        ...(game === undefined ? {} : { game }),
        date,
        venue,
        cap,
        startsAt: null,
        timeZone: null,
        visibility: 'public',
        status: 'draft',
        players: 0,
        waitlisted: [],
      }),
    },
    EventDetailsChanged: on((doc, { name, date, venue, cap }) => ({
      ...doc,
      name,
      date,
      venue,
      cap,
    })),
    FormatChanged: on((doc, { format }) => ({ ...doc, format })),
    EventInformationSet: on((doc, { information: { startsAt, timeZone, visibility } }) => ({
      ...doc,
      startsAt,
      timeZone,
      visibility,
    })),
    RegistrationOpened: on((doc) => ({ ...doc, status: 'registration' })),
    RegistrationClosed: on((doc) => ({ ...doc, status: 'closed' })),
    EventCancelled: on((doc) => ({ ...doc, status: 'cancelled' })),
    EventStarted: on((doc, { playerIds }) => ({
      ...doc,
      status: 'running',
      players: playerIds.length,
    })),
    EventFinished: on((doc) => ({ ...doc, status: 'finished' })),
    EventReopened: on((doc) => ({ ...doc, status: 'running' })),
    PlayerRegistered: on(enter),
    PlayerPromoted: on((doc, { playerId }) => count(offWaitlist(doc, playerId), 1)),
    PlayerWithdrawn: on((doc, { playerId }) => leave(doc, playerId)),
    PlayerRestored: on(enter),
    LateEntryAccepted: on((doc, { playerId }) => ({
      ...offWaitlist(doc, playerId),
      players: doc.players + 1,
    })),
  },
);
