import { defineEvents, type EventOf } from '#aggregate';
import type { BotLevel, BotReason, Move } from '#rules';
import type { ThinkingClock, ThinkingTime } from '#vocabulary';
import type { PreparedGame } from '../../lessons/prepared.js';
import type { TableDeck } from '../../table/events.js';
import type { GamePracticeEvents } from './game-practice-events.js';

export type PracticeSide = 'person' | 'bot';

/**
 * Events of the stream `practice-<id>`: one game of a person against a bot, or a game of Twin Suns
 * against two or three. The person sits in seat 0 unless `seat` says otherwise, the bots in the
 * other seats.
 */
export interface PracticeEvents {
  /**
   * `owner`: whose game it is, `account:<id>` or `visitor:<id>`; the rest as in a game between two
   * people.
   */
  PracticeStarted: {
    readonly practiceId: string;
    readonly owner: string;
    readonly person: TableDeck;
    readonly bot: TableDeck;
    /** Decks of further bots; present only in a game of Twin Suns. */
    readonly others?: readonly TableDeck[];
    readonly seedCommitment: string;
    readonly engine: string;
    readonly cards: string;
    readonly discreet?: true;
    /** How strong the bot is; absent in games older than levels, which counts as 1. */
    readonly level?: BotLevel;
    /**
     * The deal is a fixed one, not random: a guided game that begins with this lesson (from 1), or
     * a recorded one that is continued.
     */
    readonly prepared?: PreparedGame;
    /** The person plays all sides; `bot` is then the deck of the second seat. */
    readonly alone?: true;
    /** The person's seat; omitted: 0. */
    readonly seat?: number;
    /** The seat that chooses who has the initiative first; omitted: decided at random. */
    readonly chooser?: number;
    /** The person's thinking time; omitted if unlimited. */
    readonly thinkingTime?: ThinkingTime;
  };
  /** Since when the person's time runs, and how much is left. Bots have no clock. */
  PracticeClockTurned: { readonly practiceId: string } & ThinkingClock;
  /**
   * The person's move and every answer of the bots until the person decides again: one event, so
   * that neither can be stored without the other.
   */
  PracticeMovesPlayed: {
    readonly practiceId: string;
    readonly moves: readonly Move[];
    readonly hash: string;
    /**
     * The bot's reasons for the last of these moves, one each; absent in events older than reasons.
     */
    readonly reasons?: readonly BotReason[];
  };
  /**
   * The game went back from the decision after `from` moves to the person's own one after `to`. The
   * moves between stay on record but no longer count.
   */
  PracticeRewound: {
    readonly practiceId: string;
    readonly from: number;
    readonly to: number;
    /** The person's seat; omitted: 0. */
    readonly by?: number;
  };
  PracticeEnded: {
    readonly practiceId: string;
    /**
     * In a game against several bots, `bot` means any of them, and a draw is a victory that the
     * person shares with another player.
     */
    readonly winner: PracticeSide | 'draw';
    /** Seats of all winners, if there are several bots or the person does not sit in seat 0. */
    readonly winners?: readonly number[];
    /** `clock`: the person ran out of time. */
    readonly cause: 'played' | 'conceded' | 'clock';
    readonly seed: string;
    readonly nonce: string;
  };
}

/**
 * All events of games against bots, including those of games that describe their board themselves.
 */
export const practiceEvents = defineEvents<PracticeEvents & GamePracticeEvents>();
export type PracticeEvent = EventOf<PracticeEvents & GamePracticeEvents>;
