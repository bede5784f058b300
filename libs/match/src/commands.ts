import type { GameScore, MatchPlace, Reporter } from './place.js';
import type { TableCommands } from './table/commands.js';
import type { TrilogyCommands } from './trilogy/commands.js';

/** What may be asked of a match. `by` is the side of the acting player, established by the caller's policy. */
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
  CorrectResult: { readonly score: GameScore; readonly note: string };
  ExtendTime: { readonly seconds: number; readonly reason: string };
  VoidMatch: { readonly reason: string };
}

export type MatchCommandType = keyof MatchCommands;
export type MatchCommand<T extends MatchCommandType = MatchCommandType> = {
  [K in T]: {
    readonly type: K;
    readonly data: MatchCommands[K];
    readonly actor: string;
    readonly at: string;
  };
}[T];

/** `at` is when it was said, ISO 8601. */
export const matchCommand = <T extends MatchCommandType>(
  type: T,
  data: MatchCommands[T],
  { actor, at }: Pick<MatchCommand, 'actor' | 'at'>,
): MatchCommand => ({ type, data, actor, at }) as MatchCommand;
