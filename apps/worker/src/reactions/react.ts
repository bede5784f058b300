import type { MatchEvents } from '#match';
import type { TournamentEvents } from '#tournament';
import type { RecordedEvent } from '#event-store';
import type { JobRequest } from '../jobs/job-definitions.js';

type Facts = TournamentEvents & MatchEvents;
type Reaction<T extends keyof Facts> = (data: Facts[T], event: RecordedEvent) => JobRequest | null;

const eventIdOf = (event: RecordedEvent): string => event.streamId.slice('event-'.length);

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
      : { name: 'confirm-report', payload: { matchId: event.streamId.slice('match-'.length), reportVersion: event.version }, notBefore: confirmBy },
  MatchCompleted: ({ eventId, phase, round }, event) => settled({ eventId, phase, round }, event),
  // A pairing changed by hand may take away the last open table.
  RoundPaired: ({ phase, round }, event) => settled({ eventId: eventIdOf(event), phase, round }, event),
  EventFinished: (_data, event) => ({ name: 'seal-heads', payload: { eventId: eventIdOf(event), occasion: 'finished' } }),
};

const settled = (key: { eventId: string; phase: number; round: number }, event: RecordedEvent): JobRequest => ({
  name: 'complete-round',
  payload: { ...key, position: event.globalPosition },
});

/**
 * The work that a batch of facts calls for. A round is looked at once per batch, at the last of its results: the earlier ones
 * cannot have been the last open table.
 */
export const react = (events: readonly RecordedEvent[]): readonly JobRequest[] => {
  const requests = new Map<string, JobRequest>();
  for (const event of events) {
    const reaction = Object.hasOwn(reactions, event.type) ? (reactions[event.type as keyof Facts] as Reaction<keyof Facts>) : null;
    const request = reaction?.(event.data as never, event) ?? null;
    if (request) requests.set(subject(request), request);
  }
  return [...requests.values()];
};

const subject = (request: JobRequest): string => {
  if (request.name !== 'complete-round') return `${request.name} ${JSON.stringify(request.payload)}`;
  const { eventId, phase, round } = request.payload;
  return `${request.name} ${eventId}.${phase}.${round}`;
};
