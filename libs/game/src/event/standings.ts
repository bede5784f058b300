import type { Fraction } from '../ledger/fraction.js';
import type { RoundResult } from './results.js';

/**
 * What an event's settings say about counting; `scoring` holds
 * what only this game asks for, by the ids of its options.
 */
export interface CountingSettings {
  readonly points: {
    readonly win: number;
    readonly draw: number;
    readonly loss: number;
    readonly bye: number;
  };
  readonly tiebreaks: {
    /** Columns of the game's ledger that decide, first to last; `points` are the match points. */
    readonly chain: readonly string[];
    /** True: the own row of a dropped player stops counting at their last round. */
    readonly freezeOnDrop: boolean;
    /** True: the own game-win column is shown with the floor of one third. */
    readonly floorOwnGameWin: boolean;
  };
  readonly scoring?: Scoring;
}

export type Scoring = Readonly<Record<string, number | string>>;

export interface EventStandingsInput {
  readonly players: readonly string[];
  readonly results: readonly RoundResult[];
  readonly settings: CountingSettings;
  /** Results of later rounds are the playoff and do not count. */
  readonly swissRounds: number;
  /** Orders players who are equal in everything the chain asks. */
  readonly seed: string;
  /** Match points that players bring from the event before, by player. */
  readonly opening?: ReadonlyMap<string, number>;
  /** Players who left the event. */
  readonly dropped?: readonly string[];
  /** Standings after this round; later results are left out. */
  readonly asOfRound?: number;
}

/** One player's row in the standings of an event of any game. */
export interface StandingRow {
  /** 1 to n, no two alike. */
  readonly rank: number;
  readonly player: string;
  /** Match points. */
  readonly points: number;
  readonly record: { readonly wins: number; readonly losses: number; readonly draws: number };
  /** The columns of the game's ledger by their ids, `points` among them. */
  readonly values: Readonly<Record<string, Fraction>>;
}
