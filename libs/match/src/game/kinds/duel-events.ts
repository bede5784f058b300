import { defineEvents, type EventOf } from '#aggregate';
import type { ScreenMove, ScreenSetup } from '#game';
import type { ThinkingClock, ThinkingTime } from '#vocabulary';
import type { EndCause } from '../facts.js';

/** Who sits at a table of two. */
export interface DuelPlayer {
  /** Made for this game: it says nothing about who they are elsewhere. */
  readonly playerId: string;
  readonly name: string;
  /** What they play, in words, such as the characters of their list. */
  readonly list: string;
  /** The same in the form of the game's engine. */
  readonly setup: ScreenSetup;
}

interface InDuel {
  readonly duelId: string;
}

/**
 * Facts of the stream `duel-<id>`: two people find each other for one game on screen that belongs to no
 * tournament, of a game that describes its board itself, and play it. The host has seat 0, the guest seat 1.
 */
export interface DuelEvents {
  /** `openUntil` (ISO 8601): nobody can join after it. */
  DuelOpened: InDuel & {
    readonly game: string;
    readonly host: DuelPlayer;
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
  /** The game begins with it. */
  DuelJoined: InDuel & { readonly guest: DuelPlayer; readonly seedCommitment: string };
  /** `hash`: of the game after the move. */
  DuelMoved: InDuel & { readonly move: ScreenMove; readonly hash: string };
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
  DuelSilenceWarned: InDuel & { readonly by: number; readonly claimFrom: string };
  /** `claimed`: by whoever waited in vain; the concession before it was not made by the one who lost. */
  DuelEnded: InDuel & {
    /** A seat; null: a draw. */
    readonly winner: number | null;
    readonly cause: EndCause;
    readonly seed: string;
    readonly nonce: string;
  };
  /** After the game: whoever sat on the seat `by` has opened the table `next` for another one. */
  DuelRematchOpened: InDuel & { readonly next: string; readonly by: number };
}

export const duelEvents = defineEvents<DuelEvents>();
export type DuelEvent = EventOf<DuelEvents>;
