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

/** What staff may do about one seat of a pod. Null: not now. */
export interface SeatOffers {
  /** Who can hold it instead. */
  readonly hold: PodSeatView['holder'] | null;
  readonly moreTime: PickKey | null;
  /** The last pick, which can be taken back. */
  readonly rewind: PickKey | null;
}

/**
 * Players who can take a seat of a pod and all that was drafted there:
 * those who play and have none in the draft that stands.
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

/** What a pod's page lets whoever looks do now: its buttons are drawn from it. Null: not now. */
export interface PodOffers {
  /** The own seat, whose player has still to say that they are there. */
  readonly confirm: number | null;
  readonly start: boolean;
  readonly pause: boolean;
  readonly resume: boolean;
  /** Everybody looks at leaders or at what was drafted, and packs can be opened before the time is up. */
  readonly openPacks: boolean;
  /** The pack that lies before the own seat: which pick it is. */
  readonly take: PickKey | null;
  readonly takeBack: PickKey | null;
  /** Who can hold the own seat instead of whoever holds it. */
  readonly ownHold: PodSeatView['holder'] | null;
  /** Real boosters: the pick that is called next; past the last one the draft ends. */
  readonly call: (PickKey & { readonly ends: boolean }) | null;
  readonly rewindCall: PickKey | null;
  /** By seat; empty for whoever does not direct the pod. */
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

/** At a seat of one's own, `now` as the server has it (ms). */
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

/** The pick that is called after the present one, with real boosters. */
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

/** What may be done in a pod now (server time in ms), by the view that its page has of it. */
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

/** What the desk's page of pools and pods lets whoever looks do now: its buttons are drawn from it. */
export interface DeskPodsOffers {
  readonly openPools: boolean;
  readonly form: boolean;
  readonly dissolve: boolean;
  readonly build: boolean;
  /** What was opened or drafted from real boosters is typed in. */
  readonly record: boolean;
  /** Pods of the draft that stands, by what can be done with them. */
  readonly start: PodsView['pods'];
  readonly pause: PodsView['pods'];
  readonly resume: PodsView['pods'];
  readonly seatAgain: PodsView['pods'];
}

export const deskPodsOffers = (event: EventView, pods: PodsView): DeskPodsOffers => {
  const { allowed } = pods;
  // Pools and decks stay as they were played once an event has been over.
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

/** What the page of a pool lets whoever looks do with its deck now. */
export interface PoolOffers {
  /** It is the own one, and built on this page. */
  readonly build: boolean;
  /** A judge builds it in the player's place. */
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
