import type { PodEvents } from '#draft';
import { isFreeMatch, type MatchEvents } from '#match';
import type { TournamentEvents } from '#tournament';
import type { RecordedEvent } from '#event-store';
import type { JobRequest } from '../jobs/job-definitions.js';

type Facts = TournamentEvents & MatchEvents & PodEvents;
type Reaction<T extends keyof Facts> = (
  data: Facts[T],
  event: RecordedEvent,
) => JobRequest | readonly JobRequest[] | null;

const eventIdOf = (event: RecordedEvent): string => event.streamId.slice('event-'.length);

const matchIdOf = (event: RecordedEvent): string => event.streamId.slice('match-'.length);

/** The api reveals at once; the worker looks a moment later whether it did. */
const LOOK_AFTER_MS = 1_000;
const reveal = (event: RecordedEvent): JobRequest => ({
  name: 'reveal-choices',
  payload: { matchId: matchIdOf(event), choice: event.version },
  notBefore: new Date(Date.parse(event.meta.at) + LOOK_AFTER_MS).toISOString(),
});

const clock = (event: RecordedEvent, game: number, chooseBy: string | null): JobRequest | null =>
  chooseBy === null
    ? null
    : {
        name: 'choose-by-clock',
        payload: { matchId: matchIdOf(event), game },
        notBefore: chooseBy,
      };

/** Which facts call for work. Facts not named here call for none. */
const reactions: { readonly [T in keyof Facts]?: Reaction<T> } = {
  EventCreated: ({ eventId, demo }) => (demo ? { name: 'demo-event', payload: { eventId } } : null),
  PairingRequested: ({ phase, round, attempt }, event) => ({
    name: 'pair-round',
    payload: { eventId: eventIdOf(event), phase, round, attempt, position: event.globalPosition },
  }),
  ResultReported: ({ confirmBy }, event) =>
    confirmBy === null
      ? null
      : {
          name: 'confirm-report',
          payload: { matchId: matchIdOf(event), reportVersion: event.version },
          notBefore: confirmBy,
        },
  DecksPresented: ({ chooseBy }, event) => clock(event, 0, chooseBy),
  BansRevealed: ({ chooseBy }, event) => clock(event, 1, chooseBy),
  GameEnded: ({ game, chooseBy }, event) => clock(event, game + 1, chooseBy),
  BanSealed: (_data, event) => reveal(event),
  DeckSealed: (_data, event) => reveal(event),
  GameReported: ({ game, confirmBy }, event) =>
    confirmBy === null
      ? null
      : {
          name: 'confirm-game',
          payload: { matchId: matchIdOf(event), game, reportVersion: event.version },
          notBefore: confirmBy,
        },
  // A match of no event is in no round.
  MatchCompleted: ({ eventId, phase, round }, event) =>
    isFreeMatch(matchIdOf(event), eventId) ? null : settled({ eventId, phase, round }, event),
  // A pairing changed by hand may take away the last open table.
  RoundPaired: ({ phase, round }, event) =>
    settled({ eventId: eventIdOf(event), phase, round }, event),
  PodSeated: ({ podId, clock, conduct }) =>
    clock === null || (conduct?.readyCheck ?? 'none') !== 'none'
      ? null
      : { name: 'pick-by-clock', payload: { podId } },
  PodStarted: ({ podId }) => [
    { name: 'pick-by-clock', payload: { podId } },
    { name: 'bot-picks', payload: { podId } },
  ],
  PodResumed: ({ podId }) => [
    { name: 'pick-by-clock', payload: { podId } },
    { name: 'bot-picks', payload: { podId } },
  ],
  SeatHeld: ({ podId, holder }) =>
    holder === 'bot' ? { name: 'bot-picks', payload: { podId } } : null,
  PodCompleted: ({ eventId }) => ({ name: 'start-building', payload: { eventId } }),
  DeckBuildingStarted: (_data, event) => ({
    name: 'reveal-packs',
    payload: { eventId: eventIdOf(event) },
  }),
  HeadsSealed: (_data, event) => ({
    name: 'sign-checkpoints',
    payload: { eventId: eventIdOf(event), position: event.globalPosition },
  }),
  EventFinished: (_data, event) => ({
    name: 'seal-heads',
    payload: { eventId: eventIdOf(event), occasion: 'finished' },
  }),
};

/** Results come in by the second while a round ends; one look serves those of a moment. */
const GATHER_MS = 400;
const settled = (
  key: { eventId: string; phase: number; round: number },
  event: RecordedEvent,
): JobRequest => ({
  name: 'complete-round',
  payload: { ...key, position: event.globalPosition },
  notBefore: new Date(Date.parse(event.meta.at) + GATHER_MS).toISOString(),
});

/**
 * The work that a batch of facts calls for. A round is looked at once per batch, at the last of its results: the earlier ones
 * cannot have been the last open table.
 */
export const react = (events: readonly RecordedEvent[]): readonly JobRequest[] => {
  const requests = new Map<string, JobRequest>();
  for (const event of events) {
    const reaction = Object.hasOwn(reactions, event.type)
      ? (reactions[event.type as keyof Facts] as Reaction<keyof Facts>)
      : null;
    const called = reaction?.(event.data as never, event) ?? [];
    for (const request of [called].flat()) requests.set(subject(request), request);
  }
  return [...requests.values()];
};

const subject = (request: JobRequest): string => {
  if (request.name !== 'complete-round')
    return `${request.name} ${JSON.stringify(request.payload)}`;
  const { eventId, phase, round } = request.payload;
  return `${request.name} ${eventId}.${phase}.${round}`;
};
