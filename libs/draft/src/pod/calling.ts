import type { Refusal } from '#aggregate';
import { after, secondsFor } from './clock.js';
import { podFact, type PodFact } from './events.js';
import { nominalPicks } from './hand-size.js';
import { runsOutAt } from './offer.js';
import { refuse } from './refusal.js';
import type { PodState } from './state.js';

export const lastRound = 3;

/** The number of picks that a caller counts in a round. */
export const callsInRound = nominalPicks;

export interface Call {
  readonly round: number;
  readonly pick: number;
}

/**
 * The next call: the following pick, the first of the next pack, or after the last pick the end of
 * the draft.
 */
export const nextCall = ({
  round,
  called,
  cube,
}: Pick<PodState, 'round' | 'called' | 'cube'>): Call =>
  called.pick < callsInRound({ cube }, round) || round === lastRound
    ? { round, pick: called.pick + 1 }
    : { round: round + 1, pick: 1 };

/** When the called pick ends; null before the first call, while paused, and without a clock. */
export const callEndsAt = (state: PodState): string | null => {
  const { at, endsAt } = state.called;
  return endsAt === null
    ? null
    : runsOutAt(state, at, (Date.parse(endsAt) - Date.parse(at)) / 1000);
};

/**
 * The review time after a round: of all leaders, if the pod allows it, and of the drafted cards
 * between packs.
 */
export const reviewAfter = (
  { clock, conduct }: Pick<PodState, 'clock' | 'conduct'>,
  round: number,
): number => (round === 0 ? (conduct.leaderSeconds ?? 0) : (clock?.reviewSeconds ?? 0));

/**
 * When the clock makes the next call automatically: at the end of the called pick and, between
 * packs, of the review.
 */
export const nextCallDueAt = (state: PodState): string | null => {
  const ends = callEndsAt(state);
  const { round } = nextCall(state);
  return ends !== null && round !== state.round
    ? after(ends, reviewAfter(state, state.round))
    : ends;
};

/** The end of a pick that is called at `at`; null without a clock. */
const timeFor = (
  { clock, cube }: Pick<PodState, 'clock' | 'cube'>,
  { round, pick }: Call,
  at: string,
): string | null =>
  clock && after(at, secondsFor(clock, round, callsInRound({ cube }, round) - pick + 1));

/** Calls the next pick. The caller may do so early; the clock must wait for its time. */
export const call = (
  state: PodState,
  wanted: Call & { readonly by: 'caller' | 'clock' },
  at: string,
): readonly PodFact[] | Refusal => {
  if (state.source !== 'recorded') return refuse('drafted-on-screen');
  const next = nextCall(state);
  if (wanted.round !== next.round || wanted.pick !== next.pick)
    return refuse('stale-call', { round: next.round, pick: next.pick });
  if (wanted.by === 'clock') {
    const due = nextCallDueAt(state);
    if (due === null) return refuse('no-clock');
    if (Date.parse(at) < Date.parse(due)) return refuse('too-early', { until: due });
  }
  const { round, pick } = next;
  if (pick > callsInRound(state, round)) return [podFact('PodCompleted', { at })];
  return [
    ...(round === state.round ? [] : [podFact('RoundOpened', { round, at })]),
    podFact('PickCalled', { round, pick, at, endsAt: timeFor(state, next, at) }),
  ];
};

/** The pick called before this one; its number is 0 if there was none. */
const callBefore = (state: PodState, { round, pick }: Call): Call =>
  pick > 1 || round === 0
    ? { round, pick: pick - 1 }
    : { round: round - 1, pick: callsInRound(state, round - 1) };

/**
 * Takes back a call that came too early, while cards still lie on the table; the pick before it
 * gets its whole time again.
 */
export const rewindCall = (
  state: PodState,
  { round, pick, reason }: Call & { readonly reason: string },
  at: string,
): readonly PodFact[] | Refusal => {
  if (state.source !== 'recorded') return refuse('drafted-on-screen');
  if (state.called.pick === 0) return refuse('nothing-to-rewind');
  if (round !== state.round || pick !== state.called.pick)
    return refuse('stale-call', { round: state.round, pick: state.called.pick });
  const to = callBefore(state, { round, pick });
  return [
    podFact('CallRewound', {
      round,
      pick,
      to,
      at,
      endsAt: to.pick === 0 ? null : timeFor(state, to, at),
      reason,
    }),
  ];
};
