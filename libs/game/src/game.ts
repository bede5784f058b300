import type {
  CountingSettings,
  EventStandingsInput,
  Scoring,
  StandingRow,
} from './event/standings.js';
import type { MatchShape } from './event/score.js';
import type { ResultsFile } from './exchange.js';
import type { GameLists } from './list.js';
import type { DescribedGame, ScreenGame } from './screen.js';
import type { Texts } from './texts.js';

/** A column of a game's ledger as pages draw it. */
export interface LedgerColumn {
  readonly id: string;
  readonly name: Texts;
  readonly short: Texts;
  /** `percent`: a share from 0 to 1, shown times 100. */
  readonly unit: 'number' | 'percent';
  readonly digits: number;
}

/** A setting that only this game has; its value stands in the settings' `scoring` under its id. */
export type ScoringOption = {
  readonly id: string;
  readonly name: Texts;
} & (
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | {
      readonly kind: 'choice';
      readonly choices: readonly { readonly id: string; readonly name: Texts }[];
    }
);

/** What a new event of a format starts with; where nothing is said the house default stays. */
export interface FormatDefaults {
  readonly points?: CountingSettings['points'];
  readonly chain?: readonly string[];
  readonly scoring?: Scoring;
  readonly bestOf?: 1 | 3;
  readonly roundMinutes?: number;
  readonly cutRoundMinutes?: number;
  readonly lastRoundByStanding?: boolean;
  readonly drawByAgreement?: 'allowed' | 'forbidden';
  /** Points by place at a table of three or four. */
  readonly placePoints?: readonly number[];
}

export interface GameFormat {
  /** No two formats of any two games have the same id: stored events name the format, older ones no game. */
  readonly id: string;
  readonly name: Texts;
  readonly defaults: FormatDefaults;
  /** Played at tables of more than two, everyone for themselves: the fewest and the most at one table. */
  readonly seats?: { readonly least: number; readonly most: number };
  /** Its rules are not those that the game plays on screen. */
  readonly offScreen?: true;
}

/** The settings from which the shape of a match follows. */
export interface ShapeSettings {
  readonly bestOf: 1 | 3;
  readonly scoring?: Scoring;
  /** Players of a team; absent where everybody plays alone. */
  readonly teamSeats?: 3 | undefined;
}

/**
 * Everything the platform has to know about a game. Aggregates,
 * read models and pages ask this and never which game it is.
 */
export interface Game {
  /** Stored in events; never renamed. */
  readonly id: string;
  readonly name: Texts;
  readonly formats: readonly GameFormat[];
  /** The columns behind the match points. */
  readonly columns: readonly LedgerColumn[];
  /** Orders of columns offered to organizers, the usual one first; `points` are the match points. */
  readonly chains: readonly (readonly string[])[];
  readonly options: readonly ScoringOption[];
  /** What players call one side's list. */
  readonly listName: Texts;
  /** There is a mat on which a judge lays what a table looks like and measures. */
  readonly judgesMat?: true;
  /**
   * How it is played on screen, by people and bots; most games
   * describe their boards themselves, others have pages of their own.
   */
  readonly screen?: ScreenGame | DescribedGame;
  readonly lists: GameLists;
  /** The file in which this game's community hands results on; null where there is none. */
  readonly resultsFile: ResultsFile | null;
  readonly shape: (format: string, settings: ShapeSettings) => MatchShape;
  /**
   * The Swiss standings of an event, best first. Throws only
   * when a result names a player who is not in `players`.
   */
  readonly standings: (input: EventStandingsInput) => readonly StandingRow[];
}
