import {
  boostersFault,
  boostersOfSeat,
  picksOf,
  type PodEvents,
  type PodEventType,
  type PodState,
} from '#draft';
import { firstOf, isDistinct, type Law, unless } from './law.js';

type PodLaw<T extends PodEventType> = Law<PodState, PodEvents[T]>;

const isSeat = ({ seats }: PodState, seat: number): string | null =>
  unless(seat < seats.length, 'names a seat that is not there');

const ofSeat: Law<PodState, { readonly seat: number }> = ({ seat }, state) => isSeat(state, seat);

const inRound: Law<PodState, { readonly round: number }> = ({ round }, state) =>
  firstOf(
    unless(state.status === 'drafting', 'nobody drafts here'),
    unless(round === state.round, 'is not of the round that runs'),
  );

/** Whether there are picks in the running round; until then its packs can be opened earlier. */
const isPicked = (state: PodState): boolean =>
  state.seats.some((_, seat) => picksOf(state, seat, state.round).length > 0);

/** The conditions for each event of a pod, so that everything about the pod can be computed. */
export const podLaw: { readonly [T in PodEventType]: PodLaw<T> } = {
  PodSeated: ({ seats, names, source, seedCommitment, ...boosters }) =>
    firstOf(
      unless(isDistinct(seats), 'seats somebody twice'),
      unless(names === undefined || names.length === seats.length, 'names others than sit there'),
      unless(
        (seedCommitment !== null) === (source === 'generated'),
        'draws packs otherwise than it says',
      ),
      source === 'generated' &&
        (boostersFault(boosters, seats.length * boostersOfSeat)?.code ?? null),
    ),
  SeatReady: ofSeat,
  PodStarted: (_data, { status }) => unless(status === 'ready-check', 'the pod has begun'),
  RoundOpened: ({ round }, state) =>
    firstOf(
      unless(state.status === 'drafting', 'nobody drafts here'),
      unless(
        round === state.round + 1 || (round === state.round && !isPicked(state)),
        'is not the round that comes next',
      ),
    ),
  PickMade: (data, state) =>
    firstOf(
      inRound(data, state),
      isSeat(state, data.seat),
      unless(
        data.pick === picksOf(state, data.seat, data.round).length + 1,
        'is not the pick that comes next',
      ),
    ),
  PickRewound: (data, state) =>
    firstOf(
      isSeat(state, data.seat),
      unless(
        data.pick <= picksOf(state, data.seat, data.round).length,
        'takes back what was not picked',
      ),
    ),
  CardsMarked: ofSeat,
  PickTimeMoved: ofSeat,
  OutageCredited: () => null,
  PodPaused: () => null,
  PodResumed: (_data, { pausedAt }) => unless(pausedAt !== null, 'the pod was not paused'),
  SeatHeld: ofSeat,
  PickCalled: inRound,
  CallRewound: ({ to }, { round }) => unless(to.round <= round, 'goes back to what is to come'),
  PodDissolved: () => null,
  PodCompleted: (_data, { status }) => unless(status === 'drafting', 'nobody drafts here'),
  PacksRevealed: () => null,
};
