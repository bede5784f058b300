import type { CommandOf } from '#aggregate';
import type { GameCatalogue } from '#game';
import type { MatchEvents } from './events.js';
import type { GameScore, MatchPlace, Reporter } from './place.js';
import type { MatchState } from './state.js';
import type { TableCommands } from './table/commands.js';
import type { TrilogyCommands } from './trilogy/commands.js';

/**
 * What may be asked of a match. `by` is the side of the acting player, established by the caller's policy.
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
    /** Named between teams: how many seats each of them has. */
    readonly seats?: number;
  };
  /** `replaces`: the own report that was seen, null for none; undefined from whoever does not say. */
  ReportResult: {
    readonly by: Reporter;
    readonly score: GameScore;
    readonly replaces?: GameScore | null | undefined;
  };
  WithdrawReport: { readonly by: Reporter };
  /** `score`: what the player has read of the report; another one is not confirmed. */
  ConfirmResult: { readonly by: Reporter; readonly score?: GameScore | undefined };
  DisputeResult: { readonly by: Reporter; readonly claim: GameScore | null; readonly note: string };
  /** Silence counts as consent: fenced by the report it answers. */
  ConfirmByTimeout: { readonly reportVersion: number };
  RuleResult: { readonly score: GameScore; readonly note: string };
  CorrectResult: {
    readonly score: GameScore;
    readonly note: string;
    /** What whoever corrects it has read; refused once something else stands. */
    readonly replaces?: GameScore | undefined;
  };
  ExtendTime: { readonly seconds: number; readonly reason: string };
  VoidMatch: { readonly reason: string };
}

export type MatchCommandType = keyof MatchCommands;
/** What the match aggregate speaks. */
export interface Match {
  readonly commands: MatchCommands;
  readonly events: MatchEvents;
  readonly state: MatchState;
  /** `at` is when it was said, ISO 8601; `games` are those that the server has. */
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
