import { defineEvents, type EventOf } from '#aggregate';
import type { ScreenMove, ScreenSetup } from '#game';
import type { ThinkingClock, ThinkingTime } from '#vocabulary';
import type { EndCause } from '../facts.js';

/** A person at such a table. */
export interface DuelPlayer {
  /** An id made for this game only: it does not reveal who they are elsewhere. */
  readonly playerId: string;
  readonly name: string;
  /** What they play, as readable text, such as the characters of their list. */
  readonly list: string;
  /** The same in the form of the game's engine. */
  readonly setup: ScreenSetup;
  /** Their seat, at a table of sides. */
  readonly seat?: number;
}

/** A bot at a table of sides. */
export interface DuelBot extends Omit<DuelPlayer, 'playerId'> {
  readonly playerId: null;
}

interface InDuel {
  readonly duelId: string;
}

/**
 * Events of the stream `duel-<id>`: people find each other for one game on screen that belongs to
 * no tournament, of a game that describes its board itself, and play it. Usually they are two: the
 * host has seat 0, the guest seat 1. At a table of sides there are more, and each player's seat is
 * stored with them.
 */
export interface DuelEvents {
  /** `openUntil` (ISO 8601): nobody can join after it. */
  DuelOpened: InDuel & {
    readonly game: string;
    readonly host: DuelPlayer;
    /** The number of seats at a table of sides; omitted at a table of two. */
    readonly seats?: number;
    readonly sides?: number;
    readonly openedAt: string;
    readonly openUntil: string;
    /** The table is in the list of open tables. */
    readonly listed?: true;
    /** Omitted if thinking time is unlimited. */
    readonly thinkingTime?: ThinkingTime;
    /** Others may watch. */
    readonly onlookers?: true;
  };
  DuelCancelled: InDuel;
  /** At a table of sides, while other seats are still free. */
  DuelSeatTaken: InDuel & { readonly player: DuelPlayer };
  /** At a table of sides, before the game begins: this player has left their seat. */
  DuelSeatLeft: InDuel & { readonly playerId: string };
  /** The game begins with bots on the seats that were free. */
  DuelDealt: InDuel & { readonly bots: readonly DuelBot[]; readonly seedCommitment: string };
  /** The guest joins, and the game begins at once. */
  DuelJoined: InDuel & { readonly guest: DuelPlayer; readonly seedCommitment: string };
  /** `hash` of the game after the move and the answers of bots. */
  DuelMoved: InDuel & {
    readonly move: ScreenMove;
    readonly answers?: readonly ScreenMove[];
    readonly hash: string;
  };
  /**
   * The player of seat `by` took their last choice back: the game stands after `to` moves. The
   * moves taken back stay on record but no longer count.
   */
  DuelRewound: InDuel & { readonly to: number; readonly by: number };
  /** Whose time runs from now on, and how much time each player has left. */
  DuelClockTurned: InDuel & ThinkingClock;
  /**
   * The player of seat `by` warned the other one that they are waited for. From `claimFrom` (ISO
   * 8601) on they may claim the game.
   */
  DuelSilenceWarned: InDuel & {
    readonly by: number;
    /** The seat of the warned player, at a table of sides. */
    readonly seat?: number;
    readonly claimFrom: string;
  };
  /**
   * `claimed`: the player who waited in vain claimed the game, so the loser did not make the
   * concession before it themselves.
   */
  DuelEnded: InDuel & {
    /** A seat; null: a draw. */
    readonly winner: number | null;
    /** The seats of the side that won, at a table of sides. */
    readonly winners?: readonly number[];
    readonly cause: EndCause;
    readonly seed: string;
    readonly nonce: string;
  };
  /** After the game: the player of seat `by` has opened the table `next` for another one. */
  DuelRematchOpened: InDuel & { readonly next: string; readonly by: number };
}

export const duelEvents = defineEvents<DuelEvents>();
export type DuelEvent = EventOf<DuelEvents>;
