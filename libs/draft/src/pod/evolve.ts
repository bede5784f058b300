import type { PickKey, PodEventType, PodFact, PodFacts } from './events.js';
import { noCall, type PodSeat, type PodState } from './state.js';

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

const folds: { readonly [T in PodEventType]: Fold<T> } = {
  PodSeated: (state, { seats, ...seated }) => ({
    ...state,
    ...seated,
    status: 'drafting',
    seats: seats.map((playerId) => ({
      playerId,
      holder: 'player',
      picks: [],
      times: [],
      missed: 0,
      rewoundAt: null,
    })),
  }),
  RoundOpened: (state, { round, at }) => ({
    ...state,
    round,
    roundOpenedAt: at,
    pauses: [],
    called: noCall,
  }),
  PickMade: (state, { seat, round, card, by, at }) =>
    atSeat(state, seat, (each) => ({
      ...each,
      picks: inRound(each.picks, round, (items) => [...items, card]),
      times: inRound(each.times, round, (items) => [...items, at]),
      missed: by === 'clock' ? each.missed + 1 : by === 'last-card' ? each.missed : 0,
      rewoundAt: null,
    })),
  PickRewound: (state, key) => ({
    ...atSeat(state, key.seat, (each) => ({
      ...each,
      picks: cut(each.picks, key),
      times: cut(each.times, key),
      rewoundAt: key.at,
    })),
    rewinds: state.rewinds + 1,
  }),
  PodPaused: (state, { at, reason }) => ({ ...state, pausedAt: at, pauseReason: reason }),
  PodResumed: (state, { at }) => ({
    ...state,
    pausedAt: null,
    pauseReason: null,
    pauses:
      state.pausedAt === null ? state.pauses : [...state.pauses, { from: state.pausedAt, to: at }],
  }),
  SeatHeld: (state, { seat, holder, playerId }) =>
    atSeat(state, seat, (each) => ({ ...each, holder, playerId, missed: 0 })),
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

export const podEventTypes = Object.keys(folds) as readonly PodEventType[];

/** Applies one fact. Never validates, never throws; an event type of a later version is passed over. */
export const evolvePod = (state: PodState, event: PodFact): PodState => {
  const fold = folds[event.type] as Fold<PodEventType> | undefined;
  return fold ? fold(state, event.data) : state;
};
