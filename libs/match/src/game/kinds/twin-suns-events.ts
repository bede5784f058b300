import { defineEvents, type EventOf } from '#aggregate';
import type { BotLevel, Move } from '#rules';
import type { ThinkingClock, ThinkingTime } from '#vocabulary';
import type { TableDeck } from '../../table/events.js';

/** A player at a table of three or four. */
export interface TwinSunsPlayer {
  /** An id made for this game only: it does not reveal who they are elsewhere. Null: a bot. */
  readonly playerId: string | null;
  readonly name: string;
  readonly deck: TableDeck;
}

/** The number of people at the table; a bot may take one more seat. */
export type TwinSunsSeats = 3 | 4;

interface InGame {
  readonly gameId: string;
}

/**
 * Events of the stream `twin-suns-<id>`: three or four people find each other for one game of Twin
 * Suns outside tournaments, and play it.
 */
export interface TwinSunsEvents {
  /** The host has seat 0. `openUntil` (ISO 8601): nobody can join after it. */
  TwinSunsTableOpened: InGame & {
    readonly host: TwinSunsPlayer;
    readonly seats: TwinSunsSeats;
    readonly openedAt: string;
    readonly openUntil: string;
    /** The table is in the list of open tables. */
    readonly listed?: true;
    /** Omitted if thinking time is unlimited. */
    readonly thinkingTime?: ThinkingTime;
    /** Others may watch. */
    readonly onlookers?: true;
  };
  TwinSunsSeatTaken: InGame & { readonly player: TwinSunsPlayer };
  /** Before the deal; players who sat behind them move up. */
  TwinSunsSeatLeft: InGame & { readonly playerId: string };
  TwinSunsTableCancelled: InGame;
  /** `bots` take the seats after those of people. */
  TwinSunsDealt: InGame & {
    readonly bots: readonly TwinSunsPlayer[];
    readonly level: BotLevel;
    readonly seedCommitment: string;
    readonly engine: string;
    readonly cards: string;
  };
  /**
   * A person's move and the answers of bots until a person decides again: one event, so that
   * neither can be stored without the other.
   */
  TwinSunsMovesPlayed: InGame & { readonly moves: readonly Move[]; readonly hash: string };
  /**
   * The player of seat `by` took their own last choice back. The moves between stay on record but
   * no longer count.
   */
  TwinSunsRewound: InGame & { readonly from: number; readonly to: number; readonly by: number };
  /** Whose time runs from now on, and how much time each player has left; bots have no clock. */
  TwinSunsClockTurned: InGame & ThinkingClock;
  /**
   * The player of seat `by` warned the player of `seat` that they are waited for. From
   * `removableFrom` (ISO 8601) on the others may go on without them.
   */
  TwinSunsSilenceWarned: InGame & {
    readonly by: number;
    readonly seat: number;
    readonly removableFrom: string;
  };
  /**
   * The others go on without the player of `seat`, who did not answer or ran out of time: the next
   * move is a concession that this player did not make themselves.
   */
  TwinSunsPlayerRemoved: InGame & { readonly seat: number; readonly by: number };
  /** Several winners share the victory. */
  TwinSunsEnded: InGame & {
    readonly winners: readonly number[];
    readonly cause: 'played' | 'conceded';
    readonly seed: string;
    readonly nonce: string;
  };
  /** After the game: the player of seat `by` has opened the table `next` for another one. */
  TwinSunsRematchOpened: InGame & { readonly next: string; readonly by: number };
}

export const twinSunsEvents = defineEvents<TwinSunsEvents>();
export type TwinSunsEvent = EventOf<TwinSunsEvents>;
