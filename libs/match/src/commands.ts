import type { CommandOf } from '#aggregate';
import type { GameCatalogue } from '#game';
import type { MatchEvents } from './events.js';
import type { GameScore, MatchPlace, Reporter } from './place.js';
import type { MatchState } from './state.js';
import type { TableCommands } from './table/commands.js';
import type { TrilogyCommands } from './trilogy/commands.js';

/**
 * The commands of a match. `by` is the side of the acting player, established by the caller's
 * policy.
 */
export interface MatchCommands extends TrilogyCommands, TableCommands {
  ScheduleMatch: MatchPlace & {
    readonly matchId: string;
    readonly bestOf: 1 | 3;
    readonly drawsAllowed: boolean;
    readonly agreedDrawAllowed: boolean;
    readonly confirmAfterMinutes: number;
    readonly format?: 'trilogy';
    readonly points?: { readonly most: number };
    /** In a match between teams: the number of seats of each team. */
    readonly seats?: number;
  };
  /**
   * `replaces`: the player's own earlier report as they last saw it, null for none; undefined if
   * the client does not send it.
   */
  ReportResult: {
    readonly by: Reporter;
    readonly score: GameScore;
    readonly replaces?: GameScore | null | undefined;
  };
  WithdrawReport: { readonly by: Reporter };
  /**
   * `score`: the reported score that the player has read; a report with another score is not
   * confirmed.
   */
  ConfirmResult: { readonly by: Reporter; readonly score?: GameScore | undefined };
  DisputeResult: { readonly by: Reporter; readonly claim: GameScore | null; readonly note: string };
  /**
   * Silence counts as consent to the report with this version; the command is refused once the
   * report has changed.
   */
  ConfirmByTimeout: { readonly reportVersion: number };
  RuleResult: { readonly score: GameScore; readonly note: string };
  CorrectResult: {
    readonly score: GameScore;
    readonly note: string;
    /** The result that the judge has read; the command is refused if another one stands by now. */
    readonly replaces?: GameScore | undefined;
  };
  ExtendTime: { readonly seconds: number; readonly reason: string };
  VoidMatch: { readonly reason: string };
}

export type MatchCommandType = keyof MatchCommands;
/** The commands, events and state of the match aggregate. */
export interface Match {
  readonly commands: MatchCommands;
  readonly events: MatchEvents;
  readonly state: MatchState;
  /** `at` is the time of the command, ISO 8601; `games` are the games that the server has. */
  readonly context: {
    readonly actor: string;
    readonly at: string;
    readonly games: GameCatalogue;
  };
}
export type MatchCommand<T extends MatchCommandType = MatchCommandType> = CommandOf<Match, T>;

export const matchCommand = <T extends MatchCommandType>(
  type: T,
  data: MatchCommands[T],
  { actor, at, games }: Match['context'],
): MatchCommand => ({ type, data, actor, at, games }) as MatchCommand;
