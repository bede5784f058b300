import { evolvePod } from './evolve.js';
import { placed, podFact, type PickClock, type PickedBy, type PickKey, type PodEvent, type PodFact, type SeatHolder } from './events.js';
import { offerTo, picksInRound } from './offer.js';
import type { PodPacks } from './packs.js';
import { initialPod, passedBy, picksOf, type PodState } from './state.js';

/** `packs` follow from the pod's sealed seed and come with every command that needs them (`packsOf`). */
export interface PodCommands {
  SeatPod: { readonly eventId: string; readonly podId: string; readonly number: number; readonly set: string; readonly seats: readonly string[]; readonly clock: PickClock; readonly seedCommitment: string };
  PickCard: PickKey & { readonly card: string; readonly by: Extract<PickedBy, 'player' | 'bot'>; readonly packs: PodPacks };
  /** The time is up and the clock picks; fenced by the pick it was set for, so that a late hand and the clock cannot both win. */
  PickByClock: PickKey & { readonly card: string; readonly packs: PodPacks };
  RewindPick: PickKey & { readonly reason: string };
  PausePod: { readonly reason: string };
  ResumePod: Record<string, never>;
  /** A bot takes the seat, its player comes back to it, or another player takes it over. */
  HoldSeat: { readonly seat: number; readonly holder: SeatHolder; readonly playerId: string };
  RevealPacks: { readonly seed: string; readonly nonce: string };
}
export type PodCommandType = keyof PodCommands;
export type PodCommand = { [T in PodCommandType]: { readonly type: T; readonly data: PodCommands[T]; readonly actor: string; readonly at: string } }[PodCommandType];

export type PodRefusal =
  | 'already-seated' | 'not-found' | 'too-few-seats' | 'seated-twice' | 'completed' | 'not-completed' | 'paused' | 'not-paused' | 'seat-unknown'
  | 'stale-pick' | 'pack-not-there' | 'card-not-offered' | 'too-early' | 'review-not-over' | 'nothing-to-rewind' | 'pick-passed-on' | 'seat-held';
export interface PodRefused {
  readonly kind: 'refused';
  readonly code: `draft/${PodRefusal}`;
  readonly data: Readonly<Record<string, string | number>>;
}
export type PodDecision = readonly PodEvent[] | PodRefused;
type Answer = readonly PodFact[] | PodRefused;

const refuse = (reason: PodRefusal, data: PodRefused['data'] = {}): PodRefused => ({ kind: 'refused', code: `draft/${reason}`, data });
type Rule<T extends PodCommandType> = (data: PodCommands[T], state: PodState, at: string) => Answer;

const lastRound = 3;
const after = (at: string, seconds: number): string => new Date(Date.parse(at) + seconds * 1000).toISOString();

/** Picks that nobody chooses: the last card of a pack, and the empty place where a pack held one card less. */
const forcedPicks = (state: PodState, packs: PodPacks, at: string): readonly PodFact[] => {
  const made: PodFact[] = [];
  let now = state;
  for (let seat = 0; seat < now.seats.length; ) {
    const offer = offerTo(now, packs, seat);
    if (!offer || offer.cards.length > 1) {
      seat += 1;
      continue;
    }
    const { round, pick } = offer;
    const event = podFact('PickMade', { seat, round, pick, card: offer.cards[0] ?? null, by: 'last-card', at });
    made.push(event);
    now = evolvePod(now, event);
    seat = 0;
  }
  return made;
};

/** When every seat has made every pick of the round, the next one opens after the review, or the draft is over. */
const roundEnd = (state: PodState, packs: PodPacks, at: string): readonly PodFact[] => {
  const due = picksInRound(packs, state.round);
  if (!state.seats.every((_, seat) => picksOf(state, seat, state.round).length >= due)) return [];
  if (state.round === lastRound) return [podFact('PodCompleted', { at })];
  const review = state.round === 0 ? 0 : state.clock.reviewSeconds;
  return [podFact('RoundOpened', { round: state.round + 1, at: after(at, review) })];
};

const picked = (state: PodState, packs: PodPacks, first: PodFact, at: string): readonly PodFact[] => {
  const chosen = evolvePod(state, first);
  const forced = forcedPicks(chosen, packs, at);
  return [first, ...forced, ...roundEnd(forced.reduce(evolvePod, chosen), packs, at)];
};

const choosing = (key: PickKey & { readonly card: string; readonly packs: PodPacks }, state: PodState, at: string, next: (until: string) => Answer): Answer => {
  if (state.status === 'completed') return refuse('completed');
  if (state.pausedAt !== null) return refuse('paused');
  if (!state.seats[key.seat]) return refuse('seat-unknown');
  const done = picksOf(state, key.seat, state.round).length;
  if (key.round !== state.round || key.pick !== done + 1) return refuse('stale-pick', { round: state.round, pick: done + 1 });
  const offer = offerTo(state, key.packs, key.seat);
  if (!offer) return refuse('pack-not-there');
  if (state.roundOpenedAt !== null && Date.parse(at) < Date.parse(state.roundOpenedAt)) return refuse('review-not-over', { until: state.roundOpenedAt });
  return offer.cards.includes(key.card) ? next(offer.until ?? '') : refuse('card-not-offered', { card: key.card });
};

const rules: { readonly [T in PodCommandType]: Rule<T> } = {
  SeatPod: ({ eventId, podId, number, set, seats, clock, seedCommitment }, state, at) => {
    if (state.status !== 'none') return refuse('already-seated');
    if (seats.length < 2) return refuse('too-few-seats');
    if (new Set(seats).size !== seats.length) return refuse('seated-twice');
    return [podFact('PodSeated', { eventId, podId, number, set, seats, clock, seedCommitment }), podFact('RoundOpened', { round: 0, at })];
  },
  PickCard: ({ packs, by, ...key }, state, at) =>
    choosing({ ...key, packs }, state, at, () => picked(state, packs, podFact('PickMade', { seat: key.seat, round: key.round, pick: key.pick, card: key.card, by, at }), at)),
  PickByClock: ({ packs, ...key }, state, at) =>
    choosing({ ...key, packs }, state, at, (until) =>
      Date.parse(at) < Date.parse(until)
        ? refuse('too-early', { until })
        : picked(state, packs, podFact('PickMade', { seat: key.seat, round: key.round, pick: key.pick, card: key.card, by: 'clock', at }), at)),
  RewindPick: ({ seat, round, pick, reason }, state, at) => {
    if (state.status === 'completed') return refuse('completed');
    const own = picksOf(state, seat, round);
    if (round !== state.round || own.length === 0) return refuse('nothing-to-rewind');
    if (own.length !== pick) return refuse('stale-pick', { round: state.round, pick: own.length });
    const next = state.seats.findIndex((_, other) => passedBy(state.seats.length, round, other) === seat);
    if (picksOf(state, next, round).length > pick) return refuse('pick-passed-on', { seat: next });
    return [podFact('PickRewound', { seat, round, pick, card: own[pick - 1] ?? null, at, reason })];
  },
  PausePod: ({ reason }, state, at) => {
    if (state.status === 'completed') return refuse('completed');
    return state.pausedAt === null ? [podFact('PodPaused', { at, reason })] : refuse('paused');
  },
  ResumePod: (_data, state, at) => (state.pausedAt === null ? refuse('not-paused') : [podFact('PodResumed', { at })]),
  HoldSeat: ({ seat, holder, playerId }, state) => {
    const held = state.seats[seat];
    if (!held) return refuse('seat-unknown');
    return held.holder === holder && held.playerId === playerId ? refuse('seat-held') : [podFact('SeatHeld', { seat, holder, playerId })];
  },
  RevealPacks: ({ seed, nonce }, state) => (state.status === 'completed' ? [podFact('PacksRevealed', { seed, nonce })] : refuse('not-completed')),
};

/** Answers a command with the facts it makes, or with the reason why not. Pure. */
const decide = (command: PodCommand, state: PodState): PodDecision => {
  if (state.status === 'none' && command.type !== 'SeatPod') return refuse('not-found');
  const rule = rules[command.type] as Rule<PodCommandType>;
  const answer = rule(command.data as never, state, command.at);
  return 'kind' in answer ? answer : answer.map((fact) => placed({ eventId: state.eventId, podId: state.podId }, fact));
};

/** The draft pod: stream `pod-<id>`. */
export const podDecider = { initialState: initialPod, decide, evolve: evolvePod };
