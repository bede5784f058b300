import { defineEvents, type EventOf } from '#aggregate';
import type { PickClock } from '#vocabulary';
import type { Cube } from '../packs/boosters.js';

/** Who chooses at a seat. A player who vanished keeps the seat; a bot holds it for them. */
export type SeatHolder = 'player' | 'bot';
export type PickedBy = 'player' | 'clock' | 'bot' | 'last-card';

/** How a pod starts and what becomes of a seat whose player does not pick. */
export interface PodConduct {
  /**
   * `none`: packs open at once; `all-ready`: when every player
   * has confirmed; `organizer`: only by the organizer's word.
   */
  readonly readyCheck: 'none' | 'all-ready' | 'organizer';
  /**
   * After so many picks in a row by the clock a bot takes the
   * seat, never within the first pack; null: never by itself.
   */
  readonly botAfterMissed: number | null;
  /** Seconds in which everybody looks at everybody's leaders before the first pack opens; absent: none. */
  readonly leaderSeconds?: number;
  /** Whoever has the link watches the pod so many seconds late; absent: nobody does. */
  readonly watchDelaySeconds?: number;
}

/** Boosters made from a sealed seed and drafted on screen, or real ones, whose picks a caller counts. */
export type PackSource = 'generated' | 'recorded';
/** Why a seat changed hands: somebody asked for it, or its player let the clock pick too often. */
export type HoldCause = 'asked' | 'clock-ran-out';

/** Names one pick of a pod: round 0 drafts the leaders, rounds 1 to 3 the packs; picks count from 1. */
export interface PickKey {
  readonly seat: number;
  readonly round: number;
  readonly pick: number;
}

/**
 * Where a fact of a draft belongs: every event of the stream carries it, so that each can be read by itself.
 */
export interface PodPlace {
  readonly eventId: string;
  readonly podId: string;
}

/**
 * What is told in the stream `pod-<id>`. Packs stand nowhere in it:
 * they follow from a committed seed that is revealed at the end.
 */
export interface PodFacts {
  PodSeated: {
    readonly eventId: string;
    readonly podId: string;
    /** The event's first draft, its second, and so on. */
    readonly draft: number;
    readonly number: number;
    readonly set: string;
    /** The set of each seat's first booster, second and third, where they differ. */
    readonly sets?: readonly string[];
    /** The cube that boosters are dealt from instead. */
    readonly cube?: Cube;
    /** Digests of the bundles of cards that they are opened by. */
    readonly bundles?: readonly string[];
    readonly source: PackSource;
    /** Player ids clockwise; a seat's left neighbour is the next one. */
    readonly seats: readonly string[];
    /** Null leaves all the time in the world. */
    readonly clock: PickClock | null;
    /** Null for real boosters. */
    readonly seedCommitment: string | null;
    /** Absent in pods seated before there was a ready check. */
    readonly conduct?: PodConduct;
    /** Free pods, which no event knows the players of: what they are called. */
    readonly names?: readonly string[];
  };
  /** The player at this seat is there and may begin. */
  SeatReady: { readonly seat: number; readonly playerId: string; readonly at: string };
  /** The ready check is over; `missing` are the seats of players who had not confirmed. */
  PodStarted: { readonly at: string; readonly missing: readonly number[] };
  /** `at` is when packs may be looked at: after the review. */
  RoundOpened: { readonly round: number; readonly at: string };
  /** `card` is null when the pack that arrived was empty (packs with a rare base hold one card more). */
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
    /** Its own player took it back: the time to pick runs on as it was. */
    readonly own?: true;
  };
  /** Cards of this round that the player wants, the most wanted first; replaces the marks before. */
  CardsMarked: {
    readonly seat: number;
    readonly round: number;
    readonly cards: readonly string[];
    readonly at: string;
  };
  /** The time for the pick before this seat was moved by so many seconds, earlier when negative. */
  PickTimeMoved: PickKey & { readonly seconds: number; readonly at: string };
  /** The system was away: clocks that ran then stood still. */
  OutageCredited: { readonly from: string; readonly to: string };
  PodPaused: { readonly at: string; readonly reason: string };
  PodResumed: { readonly at: string };
  SeatHeld: {
    readonly seat: number;
    readonly holder: SeatHolder;
    readonly playerId: string;
    readonly cause: HoldCause;
    /** Free pods: what whoever takes the seat is called. */
    readonly name?: string;
  };
  /** Real boosters: everyone now makes this pick, until `endsAt` if the draft has a clock. */
  PickCalled: {
    readonly round: number;
    readonly pick: number;
    readonly at: string;
    readonly endsAt: string | null;
  };
  /**
   * Real boosters: the call of this pick was a mistake. `to` runs again
   * until `endsAt`; its pick is 0 when nothing has been called then.
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
/** A fact as the rules make it; an event is the fact with its place. */
export type PodFact<T extends PodEventType = PodEventType> = EventOf<PodFacts, T>;
export type PodEvents = { readonly [T in PodEventType]: PodPlace & PodFacts[T] };
export type PodEvent<T extends PodEventType = PodEventType> = EventOf<PodEvents, T>;

export const podEvents = defineEvents<PodFacts>();
export const podFact = podEvents.event;

export const toPodEvent = (place: PodPlace, { type, schemaVersion, data }: PodFact): PodEvent =>
  ({ type, schemaVersion, data: { ...place, ...data } }) as PodEvent;
