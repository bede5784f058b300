import { call, lastRound, reviewAfter, rewindCall } from './calling.js';
import { after } from './clock.js';
import type { PodCommand, PodCommands, PodCommandType } from './commands.js';
import { evolvePod } from './evolve.js';
import {
  placed,
  podFact,
  type PickKey,
  type PodEvent,
  type PodFact,
  type PodFacts,
} from './events.js';
import { offerTo, picksInRound, type Offer } from './offer.js';
import type { PodPacks } from './packs.js';
import { refuse, type PodRefused } from './refusal.js';
import { initialPod, passesTo, picksOf, type PodState } from './state.js';

export type PodDecision = readonly PodEvent[] | PodRefused;
type Answer = readonly PodFact[] | PodRefused;
type Rule<T extends PodCommandType> = (data: PodCommands[T], state: PodState, at: string) => Answer;

/** A player for whom the clock had to pick so often in a row is taken to have left: a bot holds the seat until he takes it back. */
export const missedPicksAllowed = 2;

/** Picks that nobody chooses: the last card of a pack, and the empty place where a pack held one card less. */
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

/** When every seat has made every pick of the round, the next one opens after the review, or the draft is over. */
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

/** A seat that the clock had to serve too often is handed to a bot with the same pick. */
const handedOver = (state: PodState, seat: number): readonly PodFact[] => {
  const held = state.seats[seat];
  if (!held || held.holder === 'bot' || held.missed < missedPicksAllowed) return [];
  return [
    podFact('SeatHeld', { seat, holder: 'bot', playerId: held.playerId, cause: 'clock-ran-out' }),
  ];
};

/** The pick with everything that follows from it. */
const picked = (
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

/** Nothing happens in a pod that is over. */
const isOver = ({ status }: PodState): PodRefused | null =>
  status === 'completed' || status === 'dissolved' ? refuse(status) : null;

const choosing = (
  key: PickKey & { readonly card: string; readonly packs: PodPacks },
  state: PodState,
  at: string,
  next: (offer: Offer) => Answer,
): Answer => {
  if (state.source === 'recorded') return refuse('real-boosters');
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

const seating: Rule<'SeatPod'> = (seated, state, at) => {
  if (state.status !== 'none') return refuse('already-seated');
  if (seated.seats.length < 2) return refuse('too-few-seats');
  if (new Set(seated.seats).size !== seated.seats.length) return refuse('seated-twice');
  return [podFact('PodSeated', seated), podFact('RoundOpened', { round: 0, at })];
};

/** The last pick that a seat chose can be taken back, until the neighbour has picked from the pack that it passed on. */
const rewinding: Rule<'RewindPick'> = ({ seat, round, pick, reason }, state, at) => {
  if (state.source === 'recorded') return refuse('real-boosters');
  const own = picksOf(state, seat, round);
  const last = own.findLastIndex((card) => card !== null) + 1;
  if (round !== state.round || last === 0) return refuse('nothing-to-rewind');
  if (last !== pick) return refuse('stale-pick', { round: state.round, pick: last });
  const next = passesTo(state.seats.length, round, seat);
  if (picksOf(state, next, round).length > pick) return refuse('pick-passed-on', { seat: next });
  // Empty places that arrived after it go back with it.
  const places = own
    .slice(pick - 1)
    .map((card, index) =>
      podFact('PickRewound', { seat, round, pick: pick + index, card, at, reason }),
    );
  return places.reverse();
};

const holding: Rule<'HoldSeat'> = ({ seat, holder, playerId }, state) => {
  const held = state.seats[seat];
  if (!held) return refuse('seat-unknown');
  if (state.seats.some((each, index) => index !== seat && each.playerId === playerId))
    return refuse('seated-twice');
  return held.holder === holder && held.playerId === playerId
    ? refuse('seat-held')
    : [podFact('SeatHeld', { seat, holder, playerId, cause: 'asked' })];
};

const rules: { readonly [T in PodCommandType]: Rule<T> } = {
  SeatPod: seating,
  PickCard: ({ packs, by, ...key }, state, at) =>
    isOver(state) ??
    choosing({ ...key, packs }, state, at, () => picked(state, packs, { ...key, by, at })),
  PickByClock: ({ packs, ...key }, state, at) =>
    isOver(state) ??
    choosing({ ...key, packs }, state, at, ({ until }) => {
      if (until === null) return refuse('no-clock');
      return Date.parse(at) < Date.parse(until)
        ? refuse('too-early', { until })
        : picked(state, packs, { ...key, by: 'clock', at });
    }),
  RewindPick: (data, state, at) => isOver(state) ?? rewinding(data, state, at),
  PausePod: ({ reason }, state, at) =>
    isOver(state) ??
    (state.pausedAt === null ? [podFact('PodPaused', { at, reason })] : refuse('paused')),
  ResumePod: (_data, state, at) =>
    isOver(state) ??
    (state.pausedAt === null ? refuse('not-paused') : [podFact('PodResumed', { at })]),
  HoldSeat: (data, state, at) => isOver(state) ?? holding(data, state, at),
  CallPick: (data, state, at) =>
    isOver(state) ?? (state.pausedAt === null ? call(state, data, at) : refuse('paused')),
  RewindCall: (data, state, at) => isOver(state) ?? rewindCall(state, data, at),
  DissolvePod: ({ reason }, state, at) =>
    state.status === 'dissolved' ? refuse('dissolved') : [podFact('PodDissolved', { at, reason })],
  RevealPacks: ({ seed, nonce }, state) => {
    if (state.status !== 'completed') return refuse('not-completed');
    return state.revealed ? refuse('revealed') : [podFact('PacksRevealed', { seed, nonce })];
  },
};

/** Answers a command with the facts it makes, or with the reason why not. Pure. */
const decide = (command: PodCommand, state: PodState): PodDecision => {
  if (state.status === 'none' && command.type !== 'SeatPod') return refuse('not-found');
  const { eventId, podId } = command.type === 'SeatPod' ? command.data : state;
  const rule = rules[command.type] as Rule<PodCommandType>;
  const answer = rule(command.data as never, state, command.at);
  return 'kind' in answer ? answer : answer.map((fact) => placed({ eventId, podId }, fact));
};

/** The draft pod: stream `pod-<id>`. */
export const podDecider = { initialState: initialPod, decide, evolve: evolvePod };
