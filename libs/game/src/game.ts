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
  /** `percent`: a share from 0 to 1, shown multiplied by 100. */
  readonly unit: 'number' | 'percent';
  readonly digits: number;
}

/**
 * A setting that only this game has; its value is stored under its id in the `scoring` of the
 * settings.
 */
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

/**
 * What a new event of a format starts with; the platform's default applies to everything not given
 * here.
 */
export interface FormatDefaults {
  readonly points?: CountingSettings['points'];
  readonly chain?: readonly string[];
  readonly scoring?: Scoring;
  readonly bestOf?: 1 | 3;
  readonly roundMinutes?: number;
  readonly cutRoundMinutes?: number;
  readonly lastRoundByStanding?: boolean;
  readonly drawByAgreement?: 'allowed' | 'forbidden';
  /** Points by place at a multiplayer table of three or four. */
  readonly placePoints?: readonly number[];
}

export interface GameFormat {
  /**
   * Unique across the formats of all games: stored events name the format, and older ones name no
   * game.
   */
  readonly id: string;
  readonly name: Texts;
  readonly defaults: FormatDefaults;
  /**
   * Played at multiplayer tables, everyone for themselves: the fewest and the most players at one
   * table.
   */
  readonly seats?: { readonly least: number; readonly most: number };
  /** Its rules are not the rules that the game plays on screen. */
  readonly offScreen?: true;
}

/** The settings that determine the shape of a match. */
export interface ShapeSettings {
  readonly bestOf: 1 | 3;
  readonly scoring?: Scoring;
  /** The number of players on a team; absent if everybody plays alone. */
  readonly teamSeats?: 3 | undefined;
}

/**
 * Everything that the platform has to know about a game. Aggregates, read models and pages ask this
 * object and never check which game it is.
 */
export interface Game {
  /** Stored in events; never renamed. */
  readonly id: string;
  readonly name: Texts;
  readonly formats: readonly GameFormat[];
  /** The columns besides the match points. */
  readonly columns: readonly LedgerColumn[];
  /**
   * The orders of columns offered to organizers, the default first; `points` are the match points.
   */
  readonly chains: readonly (readonly string[])[];
  readonly options: readonly ScoringOption[];
  /** What players call the list of one side. */
  readonly listName: Texts;
  /** There is a mat on which a judge rebuilds a table and measures. */
  readonly judgesMat?: true;
  /**
   * How the game is played on screen, by people and bots. Most games describe their boards
   * themselves; others have their own pages.
   */
  readonly screen?: ScreenGame | DescribedGame;
  readonly lists: GameLists;
  /** The file in which this game's community exchanges results; null if there is none. */
  readonly resultsFile: ResultsFile | null;
  readonly shape: (format: string, settings: ShapeSettings) => MatchShape;
  /**
   * The Swiss standings of an event, best first. Throws only if a result names a player who is not
   * in `players`.
   */
  readonly standings: (input: EventStandingsInput) => readonly StandingRow[];
}
