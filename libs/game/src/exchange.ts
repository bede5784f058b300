import type { GameScore } from './event/score.js';
import type { StoredList } from './list.js';

/** An event as other programs take it: names instead of ids. */
export interface EventResults {
  readonly name: string;
  readonly date: string;
  /** Best first by the Swiss standings. */
  readonly players: readonly {
    readonly name: string;
    readonly points: number;
    /** The game's columns by their ids. */
    readonly tiebreaks: Readonly<Record<string, number>>;
    readonly swissRank: number;
    /** The place among those of the cut; null outside it. */
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

/** A file in which a game's community hands results on. */
export interface ResultsFile {
  readonly name: string;
  /** Ending of the file's name, without the dot. */
  readonly ending: string;
  readonly write: (event: EventResults) => string;
}
