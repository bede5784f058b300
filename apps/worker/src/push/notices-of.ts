import { idOf } from '#aggregate';
import type { RecordedEvent } from '#event-store';
import type { MatchEvents } from '#match';
import type { Notice, TimedNotice } from '#push';
import type { PodEvents } from '#draft';
import type { TournamentEvents } from '#tournament';

type Facts = TournamentEvents & MatchEvents & PodEvents;
type News<T extends keyof Facts> = (data: Facts[T], event: RecordedEvent) => TimedNotice | null;

const MINUTE_MS = 60_000;
/** How long before the end of a round its players are notified. */
const TIME_LOW_MS = 5 * MINUTE_MS;

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();
const eventIdOf = (event: RecordedEvent): string => idOf('event', event.streamId);
const matchIdOf = (event: RecordedEvent): string => idOf('match', event.streamId);

/** A notice that is due at once and expires after so many minutes. */
const news = (notice: Notice, { meta: { at } }: RecordedEvent, minutes: number): TimedNotice => ({
  notice,
  dueAt: at,
  expiresAt: later(at, minutes * MINUTE_MS),
});

const timeLow = (
  { phase, round, attempt, endsAt }: TournamentEvents['RoundClockResumed'],
  event: RecordedEvent,
): TimedNotice | null => {
  const dueAt = later(endsAt, -TIME_LOW_MS);
  return dueAt <= event.meta.at
    ? null
    : {
        notice: { kind: 'time-low', eventId: eventIdOf(event), phase, round, attempt, endsAt },
        dueAt,
        expiresAt: endsAt,
      };
};

/** Which events are worth a push notification. */
const worthTelling: { readonly [T in keyof Facts]?: News<T> | readonly News<T>[] } = {
  RoundPaired: ({ phase, round, attempt }, event) =>
    news({ kind: 'paired', eventId: eventIdOf(event), phase, round, attempt }, event, 20),
  RoundClockStarted: [
    ({ phase, round, attempt }, event) =>
      news({ kind: 'round-started', eventId: eventIdOf(event), phase, round, attempt }, event, 10),
    ({ endsAt, ...key }, event) => (endsAt === null ? null : timeLow({ ...key, endsAt }, event)),
  ],
  RoundClockResumed: timeLow,
  RoundClockExtended: timeLow,
  ResultDisputed: ({ eventId, by }, event) =>
    news(
      { kind: 'disputed', eventId, matchId: matchIdOf(event), version: event.version, by },
      event,
      30,
    ),
  ResultRuled: ({ eventId }, event) =>
    news({ kind: 'ruled', eventId, matchId: matchIdOf(event), version: event.version }, event, 30),
  ResultCorrected: ({ eventId }, event) =>
    news({ kind: 'ruled', eventId, matchId: matchIdOf(event), version: event.version }, event, 30),
  PodSeated: ({ eventId, podId, conduct }, event) =>
    news(
      (conduct?.readyCheck ?? 'none') === 'none'
        ? { kind: 'pod-begun', eventId, podId, version: event.version }
        : { kind: 'pod-called', eventId, podId },
      event,
      10,
    ),
  PodStarted: ({ eventId, podId }, event) =>
    news({ kind: 'pod-begun', eventId, podId, version: event.version }, event, 10),
  PodResumed: ({ eventId, podId }, event) =>
    news({ kind: 'pod-resumed', eventId, podId, version: event.version }, event, 10),
  SeatHeld: ({ eventId, podId, playerId, holder, cause }, event) =>
    holder === 'bot' && cause === 'clock-ran-out'
      ? news({ kind: 'seat-held', eventId, podId, playerId, version: event.version }, event, 20)
      : null,
  TableResultClaimed: ({ phase, round, table, playerId }, event) =>
    news(
      {
        kind: 'table-claimed',
        eventId: eventIdOf(event),
        phase,
        round,
        table,
        playerId,
        version: event.version,
      },
      event,
      30,
    ),
  PlayerDropped: ({ playerId }, event) =>
    news(
      { kind: 'dropped', eventId: eventIdOf(event), playerId, version: event.version },
      event,
      20,
    ),
  AnnouncementMade: ({ announcementId }, event) =>
    news({ kind: 'announced', eventId: eventIdOf(event), announcementId }, event, 30),
  JudgeCalled: ({ callId, table }, event) =>
    news({ kind: 'judge-called', eventId: eventIdOf(event), callId, table }, event, 20),
};

/** The notices that a batch of events causes. */
export const noticesOf = (events: readonly RecordedEvent[]): readonly TimedNotice[] =>
  events.flatMap((event) => {
    const said = Object.hasOwn(worthTelling, event.type)
      ? worthTelling[event.type as keyof Facts]
      : [];
    return ([said].flat() as News<never>[]).flatMap(
      (tell) => tell(event.data as never, event) ?? [],
    );
  });
