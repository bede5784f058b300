import { competitiveClock } from '#vocabulary';
import {
  podCommand,
  podDecider,
  type PodCommands,
  type PodCommandType,
  type PodDecision,
  type PodState,
} from '#draft';

const start = Date.UTC(2026, 10, 21, 10);

/** ISO 8601; second 0 is when the pods of these tests are seated. */
export const time = (seconds: number): string => new Date(start + seconds * 1_000).toISOString();

export const decide = <T extends PodCommandType>(
  state: PodState,
  type: T,
  data: PodCommands[T],
  seconds = 0,
): PodDecision =>
  podDecider.decide(podCommand(type, data, { actor: 'x', at: time(seconds) }), state);

/** The pod after the command; throws if it is refused. */
export const send = <T extends PodCommandType>(
  state: PodState,
  type: T,
  data: PodCommands[T],
  seconds = 0,
): PodState => {
  const decision = decide(state, type, data, seconds);
  if ('kind' in decision)
    throw new Error(`${type}: ${decision.code} ${JSON.stringify(decision.data)}`);
  return decision.reduce(podDecider.evolve, state);
};

/** The refusal's code, or the types of the events with blanks between them. */
export const codeOf = (decision: PodDecision): string =>
  'kind' in decision ? decision.code : decision.map((event) => event.type).join(' ');

/** The command that seats a pod of four with the clock of competitive drafts. */
export const seating = (changes: Partial<PodCommands['SeatPod']> = {}): PodCommands['SeatPod'] => ({
  eventId: 'e1',
  podId: 'd1',
  draft: 1,
  number: 1,
  set: 'SOR',
  source: 'generated',
  seats: ['p0', 'p1', 'p2', 'p3'],
  clock: competitiveClock,
  seedCommitment: 'c',
  ...changes,
});

export const seatedPod = (changes: Partial<PodCommands['SeatPod']> = {}): PodState =>
  send(podDecider.initialState, 'SeatPod', seating(changes));

/** The same seconds for each leader and each card, and no time to review. */
export const secondsEach = (leader: number, card = leader): PodCommands['SeatPod']['clock'] => ({
  leaders: [{ from: 1, seconds: leader }],
  cards: [{ from: 1, seconds: card }],
  reviewSeconds: 0,
});
