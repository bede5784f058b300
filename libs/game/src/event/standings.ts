import type { Fraction } from '../ledger/fraction.js';
import type { RoundResult } from './results.js';

/**
 * The settings of an event that affect counting. `scoring` holds the options that only this game
 * has, by option id.
 */
export interface CountingSettings {
  readonly points: {
    readonly win: number;
    readonly draw: number;
    readonly loss: number;
    readonly bye: number;
  };
  readonly tiebreaks: {
    /**
     * Columns of the game's ledger that decide the ranking, first to last; `points` are the match
     * points.
     */
    readonly chain: readonly string[];
    /** True: the row of a dropped player stops counting at their last round. */
    readonly freezeOnDrop: boolean;
    /** True: the player's own game-win column is shown with the floor of one third. */
    readonly floorOwnGameWin: boolean;
  };
  readonly scoring?: Scoring;
}

export type Scoring = Readonly<Record<string, number | string>>;

export interface EventStandingsInput {
  readonly players: readonly string[];
  readonly results: readonly RoundResult[];
  readonly settings: CountingSettings;
  /** Results of later rounds belong to the playoff and do not count. */
  readonly swissRounds: number;
  /** Orders players who are equal in every column of the chain. */
  readonly seed: string;
  /** Match points that players carry over from the previous event, by player. */
  readonly opening?: ReadonlyMap<string, number>;
  /** Players who left the event. */
  readonly dropped?: readonly string[];
  /** Standings after this round; later results are ignored. */
  readonly asOfRound?: number;
}

/** One player's row in the standings of an event of any game. */
export interface StandingRow {
  /** From 1 to n, without ties. */
  readonly rank: number;
  readonly player: string;
  readonly points: number;
  readonly record: { readonly wins: number; readonly losses: number; readonly draws: number };
  /** The columns of the game's ledger by id, including `points`. */
  readonly values: Readonly<Record<string, Fraction>>;
}
