import { defineEvents, type EventOf } from '#aggregate';
import type { ThinkingTime } from '#vocabulary';
import type { RecordedMoment } from '../facts.js';

/** One of the two players of a free match, as the other one sees them before the first deal. Ids of cards. */
export interface FreePlayer {
  /** Made for this match: it says nothing about who they are elsewhere. */
  readonly playerId: string;
  readonly name: string;
  readonly leader: string | null;
  readonly base: string | null;
}

/** By which rules decks are judged: today's Premier, or every set. */
export type FreeFormat = 'premier' | 'eternal';

/** The decision of a finished game from which two play on, and the side of it that the host takes. */
export interface FreeOpening extends RecordedMoment {
  readonly seat: 'a' | 'b';
}

interface InFreeMatch {
  /** Stands where matches of a tournament name it. */
  readonly eventId: string;
  readonly matchId: string;
}

/**
 * Facts of the stream `free-match-<id>`: how two people found each other for a match of no
 * tournament. The games are in the stream `match-<id>`, as those of every match; both lie in one log.
 */
export interface FreeMatchEvents {
  /**
   * `listed`: anybody may take the other seat; else only whoever
   * has the link. `openUntil` (ISO 8601): nobody can join after it.
   */
  FreeMatchOpened: InFreeMatch & {
    readonly host: FreePlayer;
    /** By which match's id the ids of the players are made: this one, or the first of a row of rematches. */
    readonly seatsOf: string;
    readonly format: FreeFormat;
    readonly bestOf: 1 | 3;
    /** Left out where both think as long as they like. */
    readonly thinkingTime?: ThinkingTime;
    /** Others may look on. */
    readonly onlookers?: true;
    /** Left out where the game begins with the deal. */
    readonly from?: FreeOpening;
    readonly listed: boolean;
    readonly openedAt: string;
    readonly openUntil: string;
  };
  FreeMatchJoined: InFreeMatch & { readonly guest: FreePlayer };
  FreeMatchCancelled: InFreeMatch;
  /** After the match: `by` would play another one; `a` is the host, wherever they sit. */
  RematchOffered: InFreeMatch & { readonly by: 'a' | 'b' };
  /** The other player agreed: `next` is the new match, with the same decks. */
  RematchAccepted: InFreeMatch & { readonly next: string };
}

export const freeMatchEvents = defineEvents<FreeMatchEvents>();
export type FreeMatchEvent = EventOf<FreeMatchEvents>;
