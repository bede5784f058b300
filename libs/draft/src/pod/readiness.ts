import type { Refusal } from '#aggregate';
import { after } from './clock.js';
import type { PodCommands } from './commands.js';
import { podFact, type PodFact } from './events.js';
import { evolvePod } from './evolve.js';
import { refuse } from './refusal.js';
import type { PodState } from './state.js';

/** Between the start and the leaders being shown: long enough to take up the phone. */
export const secondsToStart = 5;

/** Seats of players who have not confirmed yet. */
export const missingSeats = ({ seats }: Pick<PodState, 'seats'>): readonly number[] =>
  seats.flatMap(({ holder, ready }, seat) => (holder === 'player' && !ready ? [seat] : []));

const startFacts = (state: PodState, at: string): readonly PodFact[] => [
  podFact('PodStarted', { at, missing: missingSeats(state) }),
  podFact('RoundOpened', { round: 0, at: state.clock ? after(at, secondsToStart) : at }),
];

/** The events of the start, if everybody is there and the pod waits for nothing else. */
export const startWhenReady = (state: PodState, at: string): readonly PodFact[] =>
  state.status === 'ready-check' &&
  state.conduct.readyCheck === 'all-ready' &&
  missingSeats(state).length === 0 &&
  state.seats.some(({ holder }) => holder === 'player')
    ? startFacts(state, at)
    : [];

export const confirmReady = (
  { seat }: PodCommands['ConfirmReady'],
  state: PodState,
  at: string,
): readonly PodFact[] | Refusal => {
  const held = state.seats[seat];
  if (!held) return refuse('seat-unknown');
  if (state.status !== 'ready-check') return refuse('started');
  if (held.ready && held.holder === 'player') return refuse('already-ready');
  const facts: readonly PodFact[] = [
    ...(held.holder === 'bot'
      ? [
          podFact('SeatHeld', {
            seat,
            holder: 'player',
            playerId: held.playerId,
            cause: 'asked',
          }),
        ]
      : []),
    podFact('SeatReady', { seat, playerId: held.playerId, at }),
  ];
  return [...facts, ...startWhenReady(facts.reduce(evolvePod, state), at)];
};

/** Ends the review early: the round opens again, and its clocks run from now. */
export const openEarly = (
  { status, pausedAt, round, roundOpenedAt }: PodState,
  at: string,
): readonly PodFact[] | Refusal => {
  if (status === 'ready-check') return refuse('not-started');
  if (pausedAt !== null) return refuse('paused');
  return roundOpenedAt !== null && Date.parse(at) < Date.parse(roundOpenedAt)
    ? [podFact('RoundOpened', { round, at })]
    : refuse('packs-open');
};

/** The organizer starts the pod: missing players keep their seats. */
export const startPod = (state: PodState, at: string): readonly PodFact[] | Refusal =>
  state.status === 'ready-check' ? startFacts(state, at) : refuse('started');
