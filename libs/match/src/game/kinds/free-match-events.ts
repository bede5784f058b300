import { defineEvents, type EventOf } from '#aggregate';
import type { ThinkingTime } from '#vocabulary';
import type { RecordedMoment } from '../facts.js';

/**
 * A player of a free match as the other one sees them before the first deal; leader and base are
 * card ids.
 */
export interface FreePlayer {
  /** An id made for this match only: it does not reveal who they are elsewhere. */
  readonly playerId: string;
  readonly name: string;
  readonly leader: string | null;
  readonly base: string | null;
}

/** The rules by which decks are judged: today's Premier, or cards of every set. */
export type FreeFormat = 'premier' | 'eternal';

/**
 * The decision of a finished game at which the new game begins, and the side that the host takes.
 */
export interface FreeOpening extends RecordedMoment {
  readonly seat: 'a' | 'b';
}

interface InFreeMatch {
  /** Where matches of a tournament name their event. */
  readonly eventId: string;
  readonly matchId: string;
}

/**
 * Events of the stream `free-match-<id>`: how two people find each other for a match outside
 * tournaments. Its games are in the stream `match-<id>`, as in every match; both streams are in one
 * log.
 */
export interface FreeMatchEvents {
  /**
   * `listed`: anybody may take the other seat; otherwise only somebody with the link. `openUntil`
   * (ISO 8601): nobody can join after it.
   */
  FreeMatchOpened: InFreeMatch & {
    readonly host: FreePlayer;
    /**
     * The match from whose id the players' ids are derived: this one, or the first of a series of
     * rematches.
     */
    readonly seatsOf: string;
    readonly format: FreeFormat;
    readonly bestOf: 1 | 3;
    /** Omitted if thinking time is unlimited. */
    readonly thinkingTime?: ThinkingTime;
    /** Others may watch. */
    readonly onlookers?: true;
    /** Omitted if the game begins with the deal. */
    readonly from?: FreeOpening;
    readonly listed: boolean;
    readonly openedAt: string;
    readonly openUntil: string;
  };
  FreeMatchJoined: InFreeMatch & { readonly guest: FreePlayer };
  FreeMatchCancelled: InFreeMatch;
  /**
   * After the match: `by` would like to play another one; `a` is the host here, whichever side they
   * play.
   */
  RematchOffered: InFreeMatch & { readonly by: 'a' | 'b' };
  /** The other player agreed: `next` is the new match, with the same decks. */
  RematchAccepted: InFreeMatch & { readonly next: string };
}

export const freeMatchEvents = defineEvents<FreeMatchEvents>();
export type FreeMatchEvent = EventOf<FreeMatchEvents>;
