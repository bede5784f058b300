import {
  inReview,
  type EventView,
  type PodsView,
  type PodSeatView,
  type PodView,
  type PoolView,
  type RosterRow,
} from '#contracts';
import { mayNow } from './event-offers.js';
import { currentPods } from '../limited/limited.js';

interface PickKey {
  readonly round: number;
  readonly pick: number;
}

/** Staff actions on one seat of a pod. null: not possible now. */
export interface SeatOffers {
  /** The holder that can replace the present one. */
  readonly hold: PodSeatView['holder'] | null;
  readonly moreTime: PickKey | null;
  /** The latest pick, which can be taken back. */
  readonly rewind: PickKey | null;
}

/**
 * Players who can take over a seat of a pod with everything drafted there: those who are playing
 * and have no seat in the current draft.
 */
export const replacements = <T extends Pick<RosterRow, 'playerId' | 'status'>>(
  { seats }: Pick<PodView, 'seats'>,
  pods: Pick<PodsView, 'pods'> | undefined,
  players: readonly T[],
): readonly T[] => {
  const others = pods === undefined ? [] : currentPods(pods).flatMap((pod) => pod.seats);
  const seated = new Set([...seats, ...others].map(({ playerId }) => playerId));
  return players.filter(({ playerId, status }) => status === 'playing' && !seated.has(playerId));
};

/**
 * The viewer's actions on a pod's page; its buttons are drawn from them. null: not possible now.
 */
export interface PodOffers {
  /** The viewer's seat, if its player has not yet confirmed being present. */
  readonly confirm: number | null;
  readonly start: boolean;
  readonly pause: boolean;
  readonly resume: boolean;
  /** During a review of leaders or of drafted cards: open the packs before the time is up. */
  readonly openPacks: boolean;
  /** The pick for which a pack lies before the viewer's seat. */
  readonly take: PickKey | null;
  readonly takeBack: PickKey | null;
  /** The holder that can replace the present one at the viewer's seat. */
  readonly ownHold: PodSeatView['holder'] | null;
  /**
   * With real boosters: the pick to call next. `ends`: no pick is left, and calling ends the draft.
   */
  readonly call: (PickKey & { readonly ends: boolean }) | null;
  readonly rewindCall: PickKey | null;
  /** Indexed by seat; empty unless the viewer directs the pod. */
  readonly seats: readonly SeatOffers[];
}

const nothing: PodOffers = {
  confirm: null,
  start: false,
  pause: false,
  resume: false,
  openPacks: false,
  take: null,
  takeBack: null,
  ownHold: null,
  call: null,
  rewindCall: null,
  seats: [],
};

const otherHolder = ({ holder }: PodSeatView): PodSeatView['holder'] =>
  holder === 'bot' ? 'player' : 'bot';

type OwnOffers = Pick<PodOffers, 'confirm' | 'take' | 'takeBack' | 'ownHold'>;

/** The viewer's actions at their own seat. `now`: server time in ms. */
const ownOffers = (view: PodView, now: number): OwnOffers => {
  const { mine, status, source, seats } = view;
  const own = mine === null ? undefined : seats[mine.seat];
  if (mine === null || own === undefined) return nothing;
  const called = status === 'ready-check' && !(own.ready && own.holder === 'player');
  const picks =
    status === 'drafting' &&
    source === 'generated' &&
    own.holder === 'player' &&
    !inReview(view, now);
  const last = mine.mayTakeBack;
  const changeable = last !== null && (last.until === null || Date.parse(last.until) > now);
  return {
    confirm: called ? mine.seat : null,
    take: picks && mine.offer ? { round: mine.offer.round, pick: mine.offer.pick } : null,
    takeBack: picks && changeable ? { round: last.round, pick: last.pick } : null,
    ownHold: source === 'generated' ? otherHolder(own) : null,
  };
};

const seatOffers = (view: PodView, seat: PodSeatView): SeatOffers => {
  const { round, source } = view;
  const timed = seat.choosing && seat.until !== null;
  return {
    hold: source === 'generated' ? otherHolder(seat) : null,
    moreTime: timed ? { round, pick: seat.picked + 1 } : null,
    rewind: seat.rewindable === null ? null : { round, pick: seat.rewindable },
  };
};

/** With real boosters: the pick to call after the present one. */
export const nextCall = ({
  round,
  pick,
  picks,
}: Pick<PodView, 'round' | 'pick' | 'picks'>): NonNullable<PodOffers['call']> => {
  if (pick < picks) return { round: Math.max(0, round), pick: pick + 1, ends: false };
  return round < 3
    ? { round: round + 1, pick: 1, ends: false }
    : { round, pick: pick + 1, ends: true };
};

/** The viewer's possible actions in a pod, derived from its view. `now`: server time in ms. */
export const podOffers = (view: PodView, now: number): PodOffers => {
  const { status, source, mayDirect, round, pick } = view;
  if (status === 'completed' || status === 'dissolved') return nothing;
  const own = ownOffers(view, now);
  if (!mayDirect) return { ...nothing, ...own };
  const calls = source === 'recorded' && status === 'drafting';
  return {
    ...own,
    start: status === 'ready-check',
    pause: status === 'drafting',
    resume: status === 'paused',
    openPacks: status === 'drafting' && inReview(view, now),
    call: calls ? nextCall(view) : null,
    rewindCall: calls && pick > 0 ? { round, pick } : null,
    seats: view.seats.map((seat) => seatOffers(view, seat)),
  };
};

/** The viewer's actions on the desk's page of pools and pods; its buttons are drawn from them. */
export interface DeskPodsOffers {
  readonly openPools: boolean;
  readonly form: boolean;
  readonly dissolve: boolean;
  readonly build: boolean;
  /** Type in what was opened or drafted from real boosters. */
  readonly record: boolean;
  /** Pods of the current draft, by the action that is possible. */
  readonly start: PodsView['pods'];
  readonly pause: PodsView['pods'];
  readonly resume: PodsView['pods'];
  readonly seatAgain: PodsView['pods'];
}

export const deskPodsOffers = (event: EventView, pods: PodsView): DeskPodsOffers => {
  const { allowed } = pods;
  // Once an event has been finished, pools and decks stay as they were played, even if it is
  // reopened.
  const [organizer, judge] = [
    mayNow(event, 'organize', 'running'),
    mayNow(event, 'rule', 'running'),
  ];
  const seated = currentPods(pods);
  const called = seated.filter(({ status }) => status === 'ready-check');
  return {
    openPools: organizer && allowed.includes('OpenPools'),
    form: organizer && allowed.includes('FormPods'),
    dissolve: organizer && allowed.includes('DissolvePods'),
    build: judge && allowed.includes('StartDeckBuilding'),
    record: judge && event.settings.limited?.source === 'recorded',
    start: judge ? called : [],
    pause: judge ? seated.filter(({ status }) => status === 'drafting') : [],
    resume: judge ? seated.filter(({ status }) => status === 'paused') : [],
    seatAgain: organizer && allowed.includes('ReseatPods') ? called : [],
  };
};

/** The viewer's actions on the deck of a pool. */
export interface PoolOffers {
  /** The pool is the viewer's own, and its deck is built on this page. */
  readonly build: boolean;
  /** A judge builds the deck in place of the player. */
  readonly buildFor: boolean;
}

export const poolOffers = (event: EventView, { state, open, playerId }: PoolView): PoolOffers => {
  const own = event.myPlayerId === playerId;
  const complete = state === 'complete';
  return {
    build: own && complete && open,
    buildFor: !own && complete && mayNow(event, 'rule', 'running'),
  };
};
