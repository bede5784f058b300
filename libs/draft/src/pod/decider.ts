import {
  type DecisionOf,
  defineAggregate,
  type Makers,
  mapDecisions,
  type Refusal,
} from '#aggregate';
import { call, lastRound, reviewAfter, rewindCall } from './calling.js';
import { after } from './clock.js';
import type { Pod, PodCommandType } from './commands.js';
import { evolvePod, podFolds } from './evolve.js';
import {
  toPodEvent,
  podFact,
  type PickKey,
  podEvents,
  type PodFact,
  type PodFacts,
  type PodPlace,
} from './events.js';
import { offerTo, picksInRound, type Offer } from './offer.js';
import type { PodPacks } from './packs.js';
import { markCards, movePickTime, wantedCard } from './marking.js';
import { confirmReady, openEarly, startPod, startWhenReady } from './readiness.js';
import { podRefusals, refuse } from './refusal.js';
import { creditOutage } from './outages.js';
import { rewind, takeBack } from './rewinding.js';
import { initialPod, picksOf, type PodState } from './state.js';

export type PodDecision = DecisionOf<Pod>;
type Answer = readonly PodFact[] | Refusal;
type Handler<T extends PodCommandType> = Makers<Pod, PodFact, PodCommandType>[T];

/**
 * Picks without a choice: the last card of a pack, and the empty pick if a pack had one card fewer.
 */
const forcedPicks = (state: PodState, packs: PodPacks, at: string): readonly PodFact[] => {
  const made: PodFact[] = [];
  let now = state;
  for (let seat = 0; seat < now.seats.length;) {
    const offer = offerTo(now, packs, seat);
    if (!offer || offer.cards.length > 1) {
      seat += 1;
      continue;
    }
    const { round, pick } = offer;
    const event = podFact('PickMade', {
      seat,
      round,
      pick,
      card: offer.cards[0] ?? null,
      by: 'last-card',
      at,
    });
    made.push(event);
    now = evolvePod(now, event);
    seat = 0;
  }
  return made;
};

/** After the last pick of the round, the next round opens after the review, or the draft ends. */
const roundEnd = (state: PodState, packs: PodPacks, at: string): readonly PodFact[] => {
  const due = picksInRound(packs, state.round);
  if (!state.seats.every((_, seat) => picksOf(state, seat, state.round).length >= due)) return [];
  if (state.round === lastRound) return [podFact('PodCompleted', { at })];
  return [
    podFact('RoundOpened', {
      round: state.round + 1,
      at: after(at, reviewAfter(state, state.round)),
    }),
  ];
};

/**
 * A late player may still arrive: during the leaders and the first pack no seat is given to a bot
 * automatically.
 */
const firstPack = 1;

/**
 * Gives a seat to a bot together with the pick, if the clock had to pick for it too often in a row
 * and the pod's conduct says so.
 */
const handedOver = (state: PodState, seat: number): readonly PodFact[] => {
  const held = state.seats[seat];
  const allowed = state.conduct.botAfterMissed;
  if (!held || held.holder === 'bot' || allowed === null || held.missed < allowed) return [];
  if (state.round <= firstPack) return [];
  return [
    podFact('SeatHeld', { seat, holder: 'bot', playerId: held.playerId, cause: 'clock-ran-out' }),
  ];
};

/** A pick and all events that follow from it. */
const pickWithFollowers = (
  state: PodState,
  packs: PodPacks,
  pick: PodFacts['PickMade'],
): readonly PodFact[] => {
  const first = podFact('PickMade', pick);
  const chosen = evolvePod(state, first);
  const forced = forcedPicks(chosen, packs, pick.at);
  return [
    first,
    ...handedOver(chosen, pick.seat),
    ...forced,
    ...roundEnd(forced.reduce(evolvePod, chosen), packs, pick.at),
  ];
};

/** Refuses commands once the pod is over. */
const isOver = ({ status }: PodState): Refusal | null =>
  status === 'completed' || status === 'dissolved' ? refuse(status) : null;

const choosing = (
  key: PickKey & { readonly card: string; readonly packs: PodPacks },
  state: PodState,
  at: string,
  next: (offer: Offer) => Answer,
): Answer => {
  if (state.source === 'recorded') return refuse('real-boosters');
  if (state.status === 'ready-check') return refuse('not-started');
  if (state.pausedAt !== null) return refuse('paused');
  if (!state.seats[key.seat]) return refuse('seat-unknown');
  const made = picksOf(state, key.seat, state.round).length;
  if (key.round !== state.round || key.pick !== made + 1)
    return refuse('stale-pick', { round: state.round, pick: made + 1 });
  const offer = offerTo(state, key.packs, key.seat);
  if (!offer) return refuse('pack-not-there');
  if (state.roundOpenedAt !== null && Date.parse(at) < Date.parse(state.roundOpenedAt))
    return refuse('review-not-over', { until: state.roundOpenedAt });
  return offer.cards.includes(key.card)
    ? next(offer)
    : refuse('card-not-offered', { card: key.card });
};

const seating: Handler<'SeatPod'> = (seated, state, { at }) => {
  if (state.status !== 'none') return refuse('already-seated');
  if (seated.seats.length < 2) return refuse('too-few-seats');
  if (new Set(seated.seats).size !== seated.seats.length) return refuse('seated-twice');
  const first = podFact('PodSeated', seated);
  return seated.conduct && seated.conduct.readyCheck !== 'none'
    ? [first]
    : [first, podFact('RoundOpened', { round: 0, at })];
};

const holding: Handler<'HoldSeat'> = ({ seat, holder, playerId, name }, state, { at }) => {
  const held = state.seats[seat];
  if (!held) return refuse('seat-unknown');
  if (state.seats.some((each, index) => index !== seat && each.playerId === playerId))
    return refuse('seated-twice');
  if (held.holder === holder && held.playerId === playerId) return refuse('seat-held');
  const fact = podFact('SeatHeld', {
    seat,
    holder,
    playerId,
    cause: 'asked',
    ...(name === undefined ? {} : { name }),
  });
  return [fact, ...startWhenReady(evolvePod(state, fact), at)];
};

/**
 * Refuses late picks of players: even if no clock was there to pick in time, the pick belongs to
 * the clock.
 */
const inTime = (until: string | null, at: string): Refusal | null =>
  until !== null && Date.parse(at) > Date.parse(until) ? refuse('too-late', { until }) : null;

const running = ({ status }: PodState): Refusal | null =>
  status === 'ready-check' ? refuse('not-started') : null;

const handlers: Makers<Pod, PodFact, PodCommandType> = {
  SeatPod: seating,
  PickCard: ({ packs, by, ...key }, state, { at }) =>
    choosing(
      { ...key, packs },
      state,
      at,
      ({ until }) =>
        (by === 'player' ? inTime(until, at) : null) ??
        pickWithFollowers(state, packs, { ...key, by, at }),
    ),
  PickByClock: ({ packs, ...key }, state, { at }) =>
    choosing({ ...key, packs }, state, at, ({ until, cards }) => {
      if (until === null) return refuse('no-clock');
      if (Date.parse(at) < Date.parse(until)) return refuse('too-early', { until });
      const card = wantedCard(state, key.seat, cards);
      return pickWithFollowers(state, packs, {
        ...key,
        by: 'clock',
        at,
        ...(card === null ? {} : { card, marked: true }),
      });
    }),
  ConfirmReady: (data, state, { at }) => confirmReady(data, state, at),
  StartPod: (_data, state, { at }) => startPod(state, at),
  OpenPacks: (_data, state, { at }) => openEarly(state, at),
  MarkCards: (data, state, { at }) => running(state) ?? markCards(data, state, at),
  TakeBackPick: (data, state, { at }) => running(state) ?? takeBack(data, state, at),
  MovePickTime: (data, state, { at }) => running(state) ?? movePickTime(data, state, at),
  RewindPick: (data, state, { at }) => rewind(data, state, at),
  CreditOutage: (data, state) => creditOutage(data, state),
  PausePod: ({ reason }, state, { at }) =>
    running(state) ??
    (state.pausedAt === null ? [podFact('PodPaused', { at, reason })] : refuse('paused')),
  ResumePod: (_data, state, { at }) =>
    state.pausedAt === null ? refuse('not-paused') : [podFact('PodResumed', { at })],
  HoldSeat: holding,
  CallPick: (data, state, { at }) =>
    state.pausedAt === null ? call(state, data, at) : refuse('paused'),
  RewindCall: (data, state, { at }) => rewindCall(state, data, at),
  DissolvePod: ({ reason }, state, { at }) =>
    state.status === 'dissolved' ? refuse('dissolved') : [podFact('PodDissolved', { at, reason })],
  RevealPacks: ({ seed, nonce }, state) => {
    if (state.status !== 'completed') return refuse('not-completed');
    return state.revealed ? refuse('revealed') : [podFact('PacksRevealed', { seed, nonce })];
  },
};

/** Commands that are possible when the pod is over. */
const stillHeard: ReadonlySet<PodCommandType> = new Set<PodCommandType>([
  'SeatPod',
  'DissolvePod',
  'RevealPacks',
]);

/** The draft pod. */
export const podDecider = defineAggregate<Pod>({
  name: 'pod',
  stream: 'pod',
  initial: initialPod,
  events: podEvents,
  refusals: podRefusals,
  guard: ({ type }, state) => {
    if (state.status === 'none') return type === 'SeatPod' ? null : refuse('not-found');
    return stillHeard.has(type) ? null : isOver(state);
  },
  // Every event of the stream names its pod.
  decide: mapDecisions<Pod, PodFact, PodCommandType>(handlers, (facts, { data, state }) => {
    const { eventId, podId } = state.status === 'none' ? (data as PodPlace) : state;
    return facts.map((fact) => toPodEvent({ eventId, podId }, fact));
  }),
  evolve: podFolds,
});
