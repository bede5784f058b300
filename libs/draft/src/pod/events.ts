import { defineEvents, type EventOf } from '#aggregate';
import type { PickClock } from '#vocabulary';
import type { Cube } from '../packs/boosters.js';

/** Who picks at a seat. An absent player keeps the seat; a bot holds it for them. */
export type SeatHolder = 'player' | 'bot';
export type PickedBy = 'player' | 'clock' | 'bot' | 'last-card';

/** How a pod starts, and what happens to a seat whose player does not pick. */
export interface PodConduct {
  /**
   * `none`: packs open at once; `all-ready`: when every player has confirmed; `organizer`: only
   * when the organizer starts the pod.
   */
  readonly readyCheck: 'none' | 'all-ready' | 'organizer';
  /**
   * The number of consecutive picks by the clock after which a bot takes the seat, but never within
   * the first pack; null: never automatically.
   */
  readonly botAfterMissed: number | null;
  /** Seconds in which all players look at all leaders before the first pack opens; absent: none. */
  readonly leaderSeconds?: number;
  /**
   * Anybody with the link can watch the pod with a delay of so many seconds; absent: nobody can.
   */
  readonly watchDelaySeconds?: number;
}

/**
 * Boosters generated from a sealed seed and drafted on screen, or real ones, whose picks a caller
 * counts.
 */
export type PackSource = 'generated' | 'recorded';
/** Why a seat changed hands: on request, or because its player let the clock pick too often. */
export type HoldCause = 'asked' | 'clock-ran-out';

/**
 * Identifies one pick of a pod: round 0 drafts the leaders, rounds 1 to 3 the packs; picks count
 * from 1.
 */
export interface PickKey {
  readonly seat: number;
  readonly round: number;
  readonly pick: number;
}

/**
 * The event and pod to which an event of a draft belongs: every event of the stream contains them,
 * so that each can be read by itself.
 */
export interface PodPlace {
  readonly eventId: string;
  readonly podId: string;
}

/**
 * The events of the stream `pod-<id>`. None contains packs: these are derived from a committed seed
 * that is revealed at the end.
 */
export interface PodFacts {
  PodSeated: {
    readonly eventId: string;
    readonly podId: string;
    /** The number of the draft within the event, from 1. */
    readonly draft: number;
    readonly number: number;
    readonly set: string;
    /** The sets of each seat's first, second and third booster, if they differ. */
    readonly sets?: readonly string[];
    /** The cube from which boosters are dealt instead. */
    readonly cube?: Cube;
    /** Digests of the card bundles with which they are opened. */
    readonly bundles?: readonly string[];
    readonly source: PackSource;
    /** Player ids clockwise; a seat's left neighbour is the next one. */
    readonly seats: readonly string[];
    /** Null: no limit. */
    readonly clock: PickClock | null;
    /** Null for real boosters. */
    readonly seedCommitment: string | null;
    /** Absent in pods older than the ready check. */
    readonly conduct?: PodConduct;
    /** Free pods, which belong to no event: the names of the players. */
    readonly names?: readonly string[];
  };
  /** The player at this seat has confirmed to be there. */
  SeatReady: { readonly seat: number; readonly playerId: string; readonly at: string };
  /** The ready check is over; `missing`: the seats of players who had not confirmed. */
  PodStarted: { readonly at: string; readonly missing: readonly number[] };
  /** `at`: the end of the review, when packs may be looked at. */
  RoundOpened: { readonly round: number; readonly at: string };
  /**
   * `card` is null if the pack that arrived was empty (packs with a rare base contain one card
   * more).
   */
  PickMade: PickKey & {
    readonly card: string | null;
    readonly by: PickedBy;
    readonly at: string;
    /** The clock took a card that the player had marked. */
    readonly marked?: true;
  };
  PickRewound: PickKey & {
    readonly card: string | null;
    readonly at: string;
    readonly reason: string;
    /** The player took it back without staff, so the time to pick was not restarted. */
    readonly own?: true;
  };
  /** Cards of this round that the player wants, most wanted first; replaces the marks before. */
  CardsMarked: {
    readonly seat: number;
    readonly round: number;
    readonly cards: readonly string[];
    readonly at: string;
  };
  /** The deadline of this seat's pick was moved by so many seconds; negative: earlier. */
  PickTimeMoved: PickKey & { readonly seconds: number; readonly at: string };
  /** The system was down: running clocks stood still meanwhile. */
  OutageCredited: { readonly from: string; readonly to: string };
  PodPaused: { readonly at: string; readonly reason: string };
  PodResumed: { readonly at: string };
  SeatHeld: {
    readonly seat: number;
    readonly holder: SeatHolder;
    readonly playerId: string;
    readonly cause: HoldCause;
    /** Free pods: the name of the player who takes the seat. */
    readonly name?: string;
  };
  /** Real boosters: all players now make this pick, until `endsAt` if the draft has a clock. */
  PickCalled: {
    readonly round: number;
    readonly pick: number;
    readonly at: string;
    readonly endsAt: string | null;
  };
  /**
   * Real boosters: the call of this pick was a mistake. `to` runs again until `endsAt`; its pick is
   * 0 if no pick is called then.
   */
  CallRewound: {
    readonly round: number;
    readonly pick: number;
    readonly to: { readonly round: number; readonly pick: number };
    readonly at: string;
    readonly endsAt: string | null;
    readonly reason: string;
  };
  PodDissolved: { readonly at: string; readonly reason: string };
  PodCompleted: { readonly at: string };
  PacksRevealed: { readonly seed: string; readonly nonce: string };
}

export type PodEventType = keyof PodFacts;
/** An event without its place, as the rules produce it. */
export type PodFact<T extends PodEventType = PodEventType> = EventOf<PodFacts, T>;
export type PodEvents = { readonly [T in PodEventType]: PodPlace & PodFacts[T] };
export type PodEvent<T extends PodEventType = PodEventType> = EventOf<PodEvents, T>;

export const podEvents = defineEvents<PodFacts>();
export const podFact = podEvents.event;

export const toPodEvent = (place: PodPlace, { type, schemaVersion, data }: PodFact): PodEvent =>
  ({ type, schemaVersion, data: { ...place, ...data } }) as PodEvent;
