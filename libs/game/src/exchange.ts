import type { GameScore } from './event/score.js';
import type { StoredList } from './list.js';

/** An event as other programs read it: with names instead of ids. */
export interface EventResults {
  readonly name: string;
  readonly date: string;
  /** In the order of the Swiss standings, best first. */
  readonly players: readonly {
    readonly name: string;
    readonly points: number;
    /** The game's columns by id. */
    readonly tiebreaks: Readonly<Record<string, number>>;
    readonly swissRank: number;
    /** The place within the cut; null for players outside it. */
    readonly cutRank: number | null;
    readonly dropped: boolean;
    /** Null while lists are not public. */
    readonly list: StoredList | null;
  }[];
  readonly rounds: readonly {
    readonly kind: 'swiss' | 'elimination';
    readonly number: number;
    readonly matches: readonly {
      readonly a: string;
      readonly b: string;
      readonly score: GameScore | null;
    }[];
    readonly byes: readonly string[];
  }[];
}

/** A file format in which a game's community exchanges results. */
export interface ResultsFile {
  readonly name: string;
  /** The extension of the file name, without the dot. */
  readonly ending: string;
  readonly write: (event: EventResults) => string;
}
