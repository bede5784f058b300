import { idOf, idIfOf } from '#aggregate';
import type { WebhookKind } from '#contracts';
import type { JsonObject, RecordedEvent } from '#event-store';
import type { PodEvents } from '#draft';
import type { MatchEvents } from '#match';
import type { TournamentEvents } from '#tournament';

/** A published event in the form for receivers: public data, chosen field by field. */
export interface Happening {
  readonly kind: WebhookKind;
  readonly eventId: string;
  readonly position: number;
  /** ISO 8601. */
  readonly at: string;
  readonly data: JsonObject;
}

export type NameOf = (playerId: string) => string;

type Facts = TournamentEvents & MatchEvents & PodEvents;
type Telling<T extends keyof Facts> = {
  readonly kind: WebhookKind;
  readonly told: (data: Facts[T], nameOf: NameOf, event: RecordedEvent) => JsonObject;
};

const person = (playerId: string, nameOf: NameOf): JsonObject => ({
  playerId,
  name: nameOf(playerId),
});
const round = ({
  phase,
  round: number,
  attempt,
}: TournamentEvents['RoundCompleted']): JsonObject => ({ phase, round: number, attempt });
const result = (
  { phase, round: number, table, players, score }: MatchEvents['MatchCompleted'],
  nameOf: NameOf,
  event: RecordedEvent,
): JsonObject => ({
  matchId: idOf('match', event.streamId),
  phase,
  round: number,
  table,
  players: players.map((playerId) => person(playerId, nameOf)),
  score: { ...score },
});

/**
 * The events that are sent to receivers, and their content. An event type without a row is sent to
 * nobody, and otherwise only the fields named here are sent: no account, seed, note, deck, ban or
 * pick can leak because it was added to an event.
 */
const tellings: { readonly [T in keyof Facts]?: Telling<T> } = {
  EventStarted: { kind: 'event.started', told: ({ playerIds }) => ({ players: playerIds.length }) },
  EventFinished: {
    kind: 'event.finished',
    told: ({ champion, ranking }, nameOf) => ({
      champion: champion === null ? null : person(champion, nameOf),
      ranking: ranking.map((playerId) => person(playerId, nameOf)),
    }),
  },
  EventReopened: { kind: 'event.reopened', told: () => ({}) },
  EventCancelled: { kind: 'event.cancelled', told: () => ({}) },
  PlayerRegistered: {
    kind: 'player.registered',
    told: ({ playerId, name, waitlisted }) => ({ playerId, name, waitlisted }),
  },
  PlayerDropped: {
    kind: 'player.dropped',
    told: ({ playerId, afterRound }, nameOf) => ({ ...person(playerId, nameOf), afterRound }),
  },
  RoundPaired: {
    kind: 'round.paired',
    told: (data, nameOf) => ({
      ...round(data),
      tables: data.tables.map(({ matchId, table, a, b }) => ({
        matchId,
        table,
        players: [person(a, nameOf), person(b, nameOf)],
      })),
      byes: data.byes.map(({ playerId }) => person(playerId, nameOf)),
    }),
  },
  RoundVoided: { kind: 'round.voided', told: (data) => round(data) },
  MatchCompleted: { kind: 'result.final', told: result },
  ResultCorrected: {
    kind: 'result.corrected',
    told: (data, nameOf, event) => ({
      ...result({ ...data, cause: 'ruled' }, nameOf, event),
      previous: { ...data.previous },
    }),
  },
  RoundCompleted: { kind: 'standings.changed', told: (data) => round(data) },
  PodSeated: {
    kind: 'draft.seated',
    told: ({ podId, draft, number, set, seats }, nameOf) => ({
      ...{ podId, draft, pod: number, set },
      seats: seats.map((playerId) => person(playerId, nameOf)),
    }),
  },
  PodStarted: { kind: 'draft.started', told: ({ podId }) => ({ podId }) },
  PodPaused: { kind: 'draft.paused', told: ({ podId }) => ({ podId }) },
  PodResumed: { kind: 'draft.resumed', told: ({ podId }) => ({ podId }) },
  PodCompleted: { kind: 'draft.finished', told: ({ podId }) => ({ podId }) },
};

const tellingOf = ({ type }: RecordedEvent): Telling<keyof Facts> | null =>
  Object.hasOwn(tellings, type) ? (tellings[type as keyof Facts] as Telling<keyof Facts>) : null;

/** The kind of happening and the tournament of an event; null if it is not sent to receivers. */
export const kindOf = (
  event: RecordedEvent,
): { readonly kind: WebhookKind; readonly eventId: string } | null => {
  const telling = tellingOf(event);
  if (!telling) return null;
  const eventId = idIfOf('event', event.streamId) ?? (event.data['eventId'] as string);
  return { kind: telling.kind, eventId };
};

/** The event in the form for receivers; null if it is not sent. */
export const happeningOf = (event: RecordedEvent, nameOf: NameOf): Happening | null => {
  const [telling, known] = [tellingOf(event), kindOf(event)];
  if (!telling || !known) return null;
  return {
    ...known,
    position: event.globalPosition,
    at: event.meta.at,
    data: telling.told(event.data as never, nameOf, event),
  };
};

/**
 * The body of a delivery. It is fixed once, so every attempt sends the same bytes. The format is
 * that of standardwebhooks.com.
 */
export const bodyOf = ({ kind, eventId, position, at, data }: Happening): string =>
  JSON.stringify({ type: kind, timestamp: at, data: { eventId, position, ...data } });

/**
 * The body of a delivery with a signed checkpoint of the event's log, for receivers that want to be
 * witnesses.
 */
export const checkpointBody = (
  eventId: string,
  at: string,
  { size, note }: { readonly size: number; readonly note: string },
): string =>
  JSON.stringify({
    type: 'checkpoint.signed' satisfies WebhookKind,
    timestamp: at,
    data: { eventId, size, checkpoint: note },
  });

/** The body of a delivery that only tests the connection. */
export const testBody = (eventId: string, at: string): string =>
  JSON.stringify({ type: 'test', timestamp: at, data: { eventId } });
