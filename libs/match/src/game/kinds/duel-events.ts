import { defineEvents, type EventOf } from '#aggregate';
import type { ScreenMove, ScreenSetup } from '#game';
import type { ThinkingClock, ThinkingTime } from '#vocabulary';
import type { EndCause } from '../facts.js';

/** Who sits at such a table. */
export interface DuelPlayer {
  /** Made for this game: it says nothing about who they are elsewhere. */
  readonly playerId: string;
  readonly name: string;
  /** What they play, in words, such as the characters of their list. */
  readonly list: string;
  /** The same in the form of the game's engine. */
  readonly setup: ScreenSetup;
  /** Where they sit at a table of sides. */
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
 * Facts of the stream `duel-<id>`: two people find each other for one game on screen that belongs to no
 * tournament, of a game that describes its board itself, and play it. The host has seat 0, the guest seat 1.
 * At a table of sides there are more of them, and each has the seat that stands with them.
 */
export interface DuelEvents {
  /** `openUntil` (ISO 8601): nobody can join after it. */
  DuelOpened: InDuel & {
    readonly game: string;
    readonly host: DuelPlayer;
    /** A table of so many sides; left out at a table of two. */
    readonly seats?: number;
    readonly sides?: number;
    readonly openedAt: string;
    readonly openUntil: string;
    /** Stands in the list of open tables. */
    readonly listed?: true;
    /** Left out where both think as long as they like. */
    readonly thinkingTime?: ThinkingTime;
    /** Others may look on. */
    readonly onlookers?: true;
  };
  DuelCancelled: InDuel;
  /** At a table of sides, where other seats stay free. */
  DuelSeatTaken: InDuel & { readonly player: DuelPlayer };
  /** The same before the game: whoever sat there has left. */
  DuelSeatLeft: InDuel & { readonly playerId: string };
  /** The game begins with bots on the seats that were free. */
  DuelDealt: InDuel & { readonly bots: readonly DuelBot[]; readonly seedCommitment: string };
  /** The game begins with it. */
  DuelJoined: InDuel & { readonly guest: DuelPlayer; readonly seedCommitment: string };
  /** `hash`: of the game after the move and the answers of bots. */
  DuelMoved: InDuel & {
    readonly move: ScreenMove;
    readonly answers?: readonly ScreenMove[];
    readonly hash: string;
  };
  /**
   * Whoever sits on the seat `by` took their last choice back: the game stands
   * after `to` moves. What was played since stays on record and counts no more.
   */
  DuelRewound: InDuel & { readonly to: number; readonly by: number };
  /** Whose time runs from now on, and what is left to each. */
  DuelClockTurned: InDuel & ThinkingClock;
  /**
   * Whoever sits on the seat `by` told the other one that they are
   * waited for. From `claimFrom` (ISO 8601) they may take the game.
   */
  DuelSilenceWarned: InDuel & {
    readonly by: number;
    /** Who is waited for, at a table of sides. */
    readonly seat?: number;
    readonly claimFrom: string;
  };
  /** `claimed`: by whoever waited in vain; the concession before it was not made by the one who lost. */
  DuelEnded: InDuel & {
    /** A seat; null: a draw. */
    readonly winner: number | null;
    /** The seats of the side that won, at a table of sides. */
    readonly winners?: readonly number[];
    readonly cause: EndCause;
    readonly seed: string;
    readonly nonce: string;
  };
  /** After the game: whoever sat on the seat `by` has opened the table `next` for another one. */
  DuelRematchOpened: InDuel & { readonly next: string; readonly by: number };
}

export const duelEvents = defineEvents<DuelEvents>();
export type DuelEvent = EventOf<DuelEvents>;
