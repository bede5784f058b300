import { defineEvents, type EventOf } from '#aggregate';
import type { BotLevel, Move } from '#rules';
import type { ThinkingClock, ThinkingTime } from '#vocabulary';
import type { TableDeck } from '../../table/events.js';

/** Who sits at a table of three or four. */
export interface TwinSunsPlayer {
  /** Made for this game: it says nothing about who they are elsewhere. Null: a bot. */
  readonly playerId: string | null;
  readonly name: string;
  readonly deck: TableDeck;
}

/** People at the table; with bots there may be one more. */
export type TwinSunsSeats = 3 | 4;

interface InGame {
  readonly gameId: string;
}

/**
 * Facts of the stream `twin-suns-<id>`: three or four people find each other
 * for one game of Twin Suns that belongs to no tournament, and play it.
 */
export interface TwinSunsEvents {
  /** The host has seat 0. `openUntil` (ISO 8601): nobody can join after it. */
  TwinSunsTableOpened: InGame & {
    readonly host: TwinSunsPlayer;
    readonly seats: TwinSunsSeats;
    readonly openedAt: string;
    readonly openUntil: string;
    /** Stands in the list of open tables. */
    readonly listed?: true;
    /** Left out where all think as long as they like. */
    readonly thinkingTime?: ThinkingTime;
    /** Others may look on. */
    readonly onlookers?: true;
  };
  TwinSunsSeatTaken: InGame & { readonly player: TwinSunsPlayer };
  /** Before the deal; whoever sat after them moves up. */
  TwinSunsSeatLeft: InGame & { readonly playerId: string };
  TwinSunsTableCancelled: InGame;
  /** `bots` take the seats after the people's. */
  TwinSunsDealt: InGame & {
    readonly bots: readonly TwinSunsPlayer[];
    readonly level: BotLevel;
    readonly seedCommitment: string;
    readonly engine: string;
    readonly cards: string;
  };
  /**
   * A person's move and the answers of bots until a person decides
   * again: one fact, so that neither can stand without the other.
   */
  TwinSunsMovesPlayed: InGame & { readonly moves: readonly Move[]; readonly hash: string };
  /**
   * `by` is the seat whose own last choice was taken back.
   * The moves between stay on record and count no more.
   */
  TwinSunsRewound: InGame & { readonly from: number; readonly to: number; readonly by: number };
  /** Whose time runs from now on, and what is left to each; bots have no clock. */
  TwinSunsClockTurned: InGame & ThinkingClock;
  /**
   * Whoever sits on the seat `by` told the player of `seat` that they are waited
   * for. From `removableFrom` (ISO 8601) the others may go on without them.
   */
  TwinSunsSilenceWarned: InGame & {
    readonly by: number;
    readonly seat: number;
    readonly removableFrom: string;
  };
  /**
   * The others go on without the player of `seat`, who did not answer or had no time left:
   * the next move is a concession that they did not make themselves.
   */
  TwinSunsPlayerRemoved: InGame & { readonly seat: number; readonly by: number };
  /** Several winners: they share the victory. */
  TwinSunsEnded: InGame & {
    readonly winners: readonly number[];
    readonly cause: 'played' | 'conceded';
    readonly seed: string;
    readonly nonce: string;
  };
  /** After the game: whoever sat on the seat `by` has opened the table `next` for another one. */
  TwinSunsRematchOpened: InGame & { readonly next: string; readonly by: number };
}

export const twinSunsEvents = defineEvents<TwinSunsEvents>();
export type TwinSunsEvent = EventOf<TwinSunsEvents>;
