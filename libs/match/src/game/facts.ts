import type { ScreenBotLevel, ScreenMove, ScreenSetup, ScreenTerms } from '#game';
import type { ThinkingClock, ThinkingTime } from '#vocabulary';
import type { PreparedGame } from '../lessons/prepared.js';
import type { ScreenRewind } from './record.js';

/** A player at a game: a person or a bot. */
export interface GamePlayer {
  /** An id made for this game only: it does not reveal who they are elsewhere. Null: a bot. */
  readonly playerId: string | null;
  readonly name: string;
  /** What they play, as readable text; empty if the setup says it. */
  readonly list: string;
  /** The same in the form of the game's engine. */
  readonly setup: ScreenSetup;
  /**
   * The seat they will have at a table of sides; omitted at other tables, where seats follow the
   * order of arrival.
   */
  readonly seat?: number;
}

/** A decision of a finished game, used as the beginning of another one. */
export interface RecordedMoment {
  /** The finished game's source: `match/<id>` or `practice/<id>`. */
  readonly source: string;
  /** Its number in that source, from 1. */
  readonly game: number;
  /** The number of moves before the decision. */
  readonly at: number;
  /** Hash of the position. */
  readonly hash: string;
}

/** The same with the moves that lead to it. */
export interface RecordedOpening extends RecordedMoment {
  readonly moves: readonly ScreenMove[];
}

/** Terms that can be agreed on at every table. */
export interface PlainTerms {
  readonly thinkingTime?: ThinkingTime;
  /** Anybody may find the running game and watch it. */
  readonly onlookers?: true;
}

/** All terms that players accept by sitting down; some exist only in one kind of games. */
export interface Agreed extends PlainTerms {
  readonly [term: string]: unknown;
}

type ToldTerms = { readonly [T in keyof PlainTerms]: PlainTerms[T] | undefined };

/** Keeps only the terms that were agreed on. */
export const plainTerms = ({ thinkingTime, onlookers }: ToldTerms): PlainTerms => ({
  ...(thinkingTime && { thinkingTime }),
  ...(onlookers && { onlookers }),
});

/** The terms with which a table is opened; nothing if none were given. */
export const agreedOn = (told: ToldTerms): { agreed?: Agreed } => {
  const agreed = { ...plainTerms(told) };
  return Object.keys(agreed).length === 0 ? {} : { agreed };
};

export type EndCause = 'played' | 'conceded' | 'claimed' | 'clock';

/**
 * What happens in a game on screen, independent of how streams store it: `GameKind` maps these
 * facts to the events of each stream. `by` and `seat` are seats, instants are ISO 8601.
 */
export interface GameFacts {
  /** The host has seat 0. Nobody can join after `openUntil`. */
  Opened: {
    readonly gameId: string;
    readonly game: string;
    readonly seats: number;
    /**
     * Seats per side, neighbours forming a side; omitted if every player is a side of their own.
     */
    readonly sides?: number;
    readonly host: GamePlayer;
    readonly openedAt: string;
    readonly openUntil: string;
    /** Whether the table is in the list of open tables. */
    readonly listed: boolean;
    /**
     * The game from whose id the players' ids are derived, if it is not this one: the first of a
     * series of rematches.
     */
    readonly seatsOf?: string;
    readonly agreed?: Agreed | null;
  };
  SeatTaken: { readonly player: GamePlayer };
  /** Before the game begins; players who sat behind them move up. */
  SeatLeft: { readonly playerId: string };
  Cancelled: object;
  /** `players` take the seats that are left: the last guest, or bots. */
  Begun: {
    readonly players: readonly GamePlayer[];
    readonly level: ScreenBotLevel;
    readonly seedCommitment: string;
    readonly terms: ScreenTerms | null;
    readonly prepared: PreparedGame | null;
    /** Omitted if it was agreed when the players sat down, or if thinking is not timed. */
    readonly thinkingTime?: ThinkingTime;
    /** Omitted if the game begins with the deal. */
    readonly from?: RecordedOpening;
  };
  /**
   * A person's move and the answers of bots until a person decides again. `reasons` belong to the
   * last moves, one each. `hash` is that of the resulting position, or null if the kind does not
   * record one there.
   */
  Moved: {
    readonly moves: readonly ScreenMove[];
    readonly hash: string | null;
    readonly reasons: readonly object[];
  };
  Rewound: Omit<ScreenRewind, 'from'>;
  /** Whose time runs from now on, and how much time each player has left. */
  ClockTurned: ThinkingClock;
  /**
   * The player of seat `by` warned the player of `seat` that they are waited for. From `until` on
   * the others may go on without them (`claim`) or ask a judge to rule (`ruling`).
   */
  SilenceWarned: {
    readonly by: number;
    readonly seat: number;
    readonly until: string;
    readonly then: 'claim' | 'ruling';
  };
  /** A judge is asked to rule on the player who did not answer. */
  RulingAsked: { readonly by: number };
  /** The next move is a concession that the player of `seat` did not make themselves. */
  Removed: { readonly seat: number; readonly by: number };
  /** `winners`: no seat or several mean a draw. */
  Ended: {
    readonly winners: readonly number[];
    /** Points by seat, in a game whose matches are scored by points. */
    readonly points?: readonly number[];
    readonly cause: EndCause;
    readonly seed: string;
    readonly nonce: string;
  };
  /** The game is over by a ruling, an agreement or the clock of the match that it belongs to. */
  Closed: object;
  RematchOpened: { readonly next: string; readonly by: number };
  /** Everybody who sits here plays in another stream: that of the match. */
  HandedOver: object;
  /** The player of seat `by` would like to play again. */
  RematchAsked: { readonly by: number };
  /** The other player agreed: `next` is the new match. */
  RematchAgreed: { readonly next: string };
}

export type GameFact<T extends keyof GameFacts = keyof GameFacts> = {
  [K in T]: { readonly type: K; readonly data: GameFacts[K] };
}[T];

export const gameFact = <T extends keyof GameFacts>(type: T, data: GameFacts[T]): GameFact<T> => ({
  type,
  data,
});
