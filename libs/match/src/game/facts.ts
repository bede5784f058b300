import type { ScreenBotLevel, ScreenMove, ScreenSetup, ScreenTerms } from '#game';
import type { ThinkingClock, ThinkingTime } from '#vocabulary';
import type { PreparedGame } from '../lessons/prepared.js';
import type { ScreenRewind } from './record.js';

/** Who sits at a game. */
export interface GamePlayer {
  /** Made for this game: it says nothing about who they are elsewhere. Null: a bot. */
  readonly playerId: string | null;
  readonly name: string;
  /** What they play, in words; empty where their setup says it. */
  readonly list: string;
  /** The same in the form of the game's engine. */
  readonly setup: ScreenSetup;
  /** Where they will sit at a table of sides; left out elsewhere, where seats follow from who came first. */
  readonly seat?: number;
}

/** The decision of a finished game at which another one begins. */
export interface RecordedMoment {
  /** Where the finished game is kept: `match/<id>` or `practice/<id>`. */
  readonly source: string;
  /** Its number there, from 1. */
  readonly game: number;
  /** Moves that were made before the decision. */
  readonly at: number;
  /** Of the position. */
  readonly hash: string;
}

/** The same with the moves that lead there. */
export interface RecordedOpening extends RecordedMoment {
  readonly moves: readonly ScreenMove[];
}

/** What may be agreed on at every table. */
export interface PlainTerms {
  readonly thinkingTime?: ThinkingTime;
  /** Anybody finds the running game, and may look on. */
  readonly onlookers?: true;
}

/** What else whoever sits down agrees to, in the form of the kind. */
export interface Agreed extends PlainTerms {
  readonly [term: string]: unknown;
}

type ToldTerms = { readonly [T in keyof PlainTerms]: PlainTerms[T] | undefined };

/** Those that were agreed on, and no others. */
export const plainTerms = ({ thinkingTime, onlookers }: ToldTerms): PlainTerms => ({
  ...(thinkingTime && { thinkingTime }),
  ...(onlookers && { onlookers }),
});

/** What a table is opened with by them: nothing where nothing was said. */
export const agreedOn = (told: ToldTerms): { agreed?: Agreed } => {
  const agreed = { ...plainTerms(told) };
  return Object.keys(agreed).length === 0 ? {} : { agreed };
};

export type EndCause = 'played' | 'conceded' | 'claimed' | 'clock';

/**
 * What happens in a game on screen, whatever its streams call it: `GameKind` tells these
 * facts in the words of each stream. `by` and `seat` are seats, instants are ISO 8601.
 */
export interface GameFacts {
  /** The host has seat 0. Nobody can join after `openUntil`. */
  Opened: {
    readonly gameId: string;
    readonly game: string;
    readonly seats: number;
    /** Of as many seats each, side by side; left out where everybody is a side. */
    readonly sides?: number;
    readonly host: GamePlayer;
    readonly openedAt: string;
    readonly openUntil: string;
    /** Stands in the list of open tables. */
    readonly listed: boolean;
    /**
     * By which game's id the ids of its players are made, where
     * that is not this one: the first of a row of rematches.
     */
    readonly seatsOf?: string;
    readonly agreed?: Agreed | null;
  };
  SeatTaken: { readonly player: GamePlayer };
  /** Before the game; whoever sat after them moves up. */
  SeatLeft: { readonly playerId: string };
  Cancelled: object;
  /** `players` take the seats that are left: the last guest, or bots. */
  Begun: {
    readonly players: readonly GamePlayer[];
    readonly level: ScreenBotLevel;
    readonly seedCommitment: string;
    readonly terms: ScreenTerms | null;
    readonly prepared: PreparedGame | null;
    /** Left out where it was agreed as they sat down, or nobody's thinking is timed. */
    readonly thinkingTime?: ThinkingTime;
    /** Left out where the game begins with the deal. */
    readonly from?: RecordedOpening;
  };
  /**
   * A person's move and the answers of bots until a person decides again. `reasons` are those of
   * the last moves, one to each. `hash` of what they led to, where the kind tells it at that place.
   */
  Moved: {
    readonly moves: readonly ScreenMove[];
    readonly hash: string | null;
    readonly reasons: readonly object[];
  };
  Rewound: Omit<ScreenRewind, 'from'>;
  /** Whose time runs from now on, and what is left to each. */
  ClockTurned: ThinkingClock;
  /**
   * Whoever sits on `by` told the player of `seat` that they are waited for. From `until`
   * on the others may go on without them (`claim`) or ask a judge to rule (`ruling`).
   */
  SilenceWarned: {
    readonly by: number;
    readonly seat: number;
    readonly until: string;
    readonly then: 'claim' | 'ruling';
  };
  /** A judge is asked to rule on whoever did not answer. */
  RulingAsked: { readonly by: number };
  /** The next move is a concession that the player of `seat` did not make themselves. */
  Removed: { readonly seat: number; readonly by: number };
  /** Nobody, or several: a draw. */
  Ended: {
    readonly winners: readonly number[];
    /** By seat, in a game whose matches are scored by points. */
    readonly points?: readonly number[];
    readonly cause: EndCause;
    readonly seed: string;
    readonly nonce: string;
  };
  /** It is over by a ruling, an agreement or the clock of the match that it belongs to. */
  Closed: object;
  RematchOpened: { readonly next: string; readonly by: number };
  /** All who sit here play elsewhere: the match that their stream is about. */
  HandedOver: object;
  /** Whoever sits on the seat `by` would play again. */
  RematchAsked: { readonly by: number };
  /** The other one would, too: `next` is the new match. */
  RematchAgreed: { readonly next: string };
}

export type GameFact<T extends keyof GameFacts = keyof GameFacts> = {
  [K in T]: { readonly type: K; readonly data: GameFacts[K] };
}[T];

export const gameFact = <T extends keyof GameFacts>(type: T, data: GameFacts[T]): GameFact<T> => ({
  type,
  data,
});
