import { defineEvents, type EventOf } from '#aggregate';
import type { BotLevel, BotReason, Move } from '#rules';
import type { ThinkingClock, ThinkingTime } from '#vocabulary';
import type { PreparedGame } from '../../lessons/prepared.js';
import type { TableDeck } from '../../table/events.js';
import type { GamePracticeEvents } from './game-practice-events.js';

export type PracticeSide = 'person' | 'bot';

/**
 * Facts of the stream `practice-<id>`: one game of a person against a bot, or of Twin Suns against
 * two or three. The person sits in seat 0 unless `seat` says otherwise, the bots in the other seats.
 */
export interface PracticeEvents {
  /**
   * `owner` is whose game it is (`account:<id>` or `visitor:<id>`); the rest as in a game between two people.
   */
  PracticeStarted: {
    readonly practiceId: string;
    readonly owner: string;
    readonly person: TableDeck;
    readonly bot: TableDeck;
    /** Decks of further bots: a game of Twin Suns. */
    readonly others?: readonly TableDeck[];
    readonly seedCommitment: string;
    readonly engine: string;
    readonly cards: string;
    readonly discreet?: true;
    /** How strong the bot is; games from before there were levels have none and mean 1. */
    readonly level?: BotLevel;
    /**
     * The deal is a known one and no chance: a guided game, from the beginning
     * of this lesson (1 is the first), or a recorded one that is played on.
     */
    readonly prepared?: PreparedGame;
    /** The person plays all sides: `bot` is the deck of the second seat. */
    readonly alone?: true;
    /** Where the person sits; 0 where left out. */
    readonly seat?: number;
    /** The seat that says who has the initiative first; by chance where left out. */
    readonly chooser?: number;
    /** How long the person may think; left out where they think as long as they like. */
    readonly thinkingTime?: ThinkingTime;
  };
  /** Since when the person's time runs, and what is left of it. Bots have no clock. */
  PracticeClockTurned: { readonly practiceId: string } & ThinkingClock;
  /**
   * The person's move and every answer of the bot until the person
   * decides again: one fact, so that neither can stand without the other.
   */
  PracticeMovesPlayed: {
    readonly practiceId: string;
    readonly moves: readonly Move[];
    readonly hash: string;
    /**
     * Why the bot made the last moves of these, one reason to
     * each; facts from before the bot gave reasons have none.
     */
    readonly reasons?: readonly BotReason[];
  };
  /**
   * Back from the decision after `from` moves to the person's own one
   * after `to`. The moves between stay on record and count no more.
   */
  PracticeRewound: {
    readonly practiceId: string;
    readonly from: number;
    readonly to: number;
    /** The person's seat; 0 where left out. */
    readonly by?: number;
  };
  PracticeEnded: {
    readonly practiceId: string;
    /** In a game of several bots `bot` is any of them, and a draw one that the person shares with another. */
    readonly winner: PracticeSide | 'draw';
    /** Seats of all who won, where there are several bots or the person does not sit in seat 0. */
    readonly winners?: readonly number[];
    /** `clock`: the person had no time left. */
    readonly cause: 'played' | 'conceded' | 'clock';
    readonly seed: string;
    readonly nonce: string;
  };
}

/** Of every game against bots; those of games that describe their board themselves stand apart. */
export const practiceEvents = defineEvents<PracticeEvents & GamePracticeEvents>();
export type PracticeEvent = EventOf<PracticeEvents & GamePracticeEvents>;
