import { foldWith } from '#aggregate';
import {
  podEvents,
  type PickKey,
  type PodEventType,
  type PodFact,
  type PodFacts,
} from './events.js';
import { earlierConduct, noCall, type PodSeat, type PodState } from './state.js';

type Fold<T extends PodEventType> = (state: PodState, data: PodFacts[T]) => PodState;

const atSeat = (state: PodState, seat: number, change: (seat: PodSeat) => PodSeat): PodState => ({
  ...state,
  seats: state.seats.map((each, index) => (index === seat ? change(each) : each)),
});

const inRound = <Item>(
  rounds: readonly (readonly Item[])[],
  round: number,
  change: (items: readonly Item[]) => readonly Item[],
): readonly (readonly Item[])[] =>
  Array.from({ length: Math.max(rounds.length, round + 1) }, (_, index) =>
    index === round ? change(rounds[index] ?? []) : (rounds[index] ?? []),
  );

const cut = <Item>(
  rounds: readonly (readonly Item[])[],
  { round, pick }: PickKey,
): readonly (readonly Item[])[] => inRound(rounds, round, (items) => items.slice(0, pick - 1));

const withoutOne = (cards: readonly string[], card: string | null): readonly string[] => {
  const at = card === null ? -1 : cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
};

/** The pick by the clock that the page shows to the player until they pick themselves. */
const clockPick = (
  { byClock }: PodSeat,
  { card, by, marked }: Pick<PodFacts['PickMade'], 'card' | 'by'> & { readonly marked: boolean },
): PodSeat['byClock'] => {
  if (by === 'clock') return card === null ? null : { card, marked };
  return by === 'last-card' ? byClock : null;
};

export const podFolds: { readonly [T in PodEventType]: Fold<T> } = {
  PodSeated: (state, { seats, conduct = earlierConduct, names, ...seated }) => ({
    ...state,
    ...seated,
    conduct,
    status: conduct.readyCheck === 'none' ? 'drafting' : 'ready-check',
    seats: seats.map((playerId, seat) => ({
      name: names?.[seat] ?? null,
      playerId,
      holder: 'player',
      picks: [],
      times: [],
      missed: 0,
      ready: false,
      marks: [],
      movedSeconds: 0,
      byClock: null,
      rewoundAt: null,
    })),
  }),
  SeatReady: (state, { seat }) => atSeat(state, seat, (each) => ({ ...each, ready: true })),
  PodStarted: (state) => ({ ...state, status: 'drafting' }),
  RoundOpened: (state, { round, at }) => ({
    ...state,
    round,
    roundOpenedAt: at,
    pauses: [],
    called: noCall,
    seats: state.seats.map((seat) => ({ ...seat, marks: [], movedSeconds: 0 })),
  }),
  PickMade: (state, { seat, round, card, by, at, marked = false }) =>
    atSeat(state, seat, (each) => ({
      ...each,
      picks: inRound(each.picks, round, (items) => [...items, card]),
      times: inRound(each.times, round, (items) => [...items, at]),
      missed: by === 'clock' ? each.missed + 1 : by === 'last-card' ? each.missed : 0,
      marks: withoutOne(each.marks, card),
      movedSeconds: 0,
      byClock: clockPick(each, { card, by, marked }),
      rewoundAt: null,
    })),
  PickRewound: (state, key) => ({
    ...atSeat(state, key.seat, (each) => ({
      ...each,
      picks: cut(each.picks, key),
      times: cut(each.times, key),
      // A player who takes back their own pick gets no additional time.
      rewoundAt: key.own ? each.rewoundAt : key.at,
      byClock: null,
    })),
    rewinds: state.rewinds + 1,
  }),
  CardsMarked: (state, { seat, cards }) =>
    atSeat(state, seat, (each) => ({ ...each, marks: cards })),
  PickTimeMoved: (state, { seat, seconds }) =>
    atSeat(state, seat, (each) => ({ ...each, movedSeconds: each.movedSeconds + seconds })),
  OutageCredited: (state, { from, to }) => ({
    ...state,
    outageFrom: from,
    pauses: [...state.pauses, { from, to }],
  }),
  PodPaused: (state, { at, reason }) => ({ ...state, pausedAt: at, pauseReason: reason }),
  PodResumed: (state, { at }) => ({
    ...state,
    pausedAt: null,
    pauseReason: null,
    pauses:
      state.pausedAt === null ? state.pauses : [...state.pauses, { from: state.pausedAt, to: at }],
  }),
  SeatHeld: (state, { seat, holder, playerId, name }) =>
    atSeat(state, seat, (each) => ({
      ...each,
      holder,
      playerId,
      missed: 0,
      // A new player at a seat has confirmed and marked nothing.
      name: name ?? each.name,
      ...(each.playerId === playerId ? {} : { ready: false, marks: [], byClock: null }),
    })),
  PickCalled: (state, { pick, at, endsAt }) => ({ ...state, called: { pick, at, endsAt } }),
  CallRewound: (state, { to, at, endsAt }) => ({
    ...state,
    round: to.round,
    called: to.pick === 0 ? noCall : { pick: to.pick, at, endsAt },
    rewinds: state.rewinds + 1,
  }),
  PodDissolved: (state) => ({ ...state, status: 'dissolved', pausedAt: null, pauseReason: null }),
  PodCompleted: (state) => ({ ...state, status: 'completed' }),
  PacksRevealed: (state) => ({ ...state, revealed: true }),
};

export const evolvePod = foldWith<PodState, PodFact>(podFolds, podEvents);
