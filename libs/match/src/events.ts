import type { TableEvents } from './table/events.js';
import type { TrilogyEvents } from './trilogy/events.js';

/** Games won by the first and the second player of the match, and games drawn. */
export interface GameScore {
  readonly a: number;
  readonly b: number;
  readonly drawn: number;
}

/** Where a match stands in its event; carried by every event that others fold without loading the match. */
export interface MatchPlace {
  readonly eventId: string;
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  /** Player ids; the score's `a` belongs to the first. */
  readonly players: readonly [string, string];
}

export type Reporter = 'a' | 'b';
export type CompletionCause = 'confirmed' | 'agreed' | 'ruled' | 'unanswered' | 'dropped' | 'played';

/** Facts of the stream `match-<id>`; those of a Trilogy match and of games on screen stand beside them. */
export interface MatchEvents extends TrilogyEvents, TableEvents {
  MatchScheduled: MatchPlace & { readonly matchId: string; readonly bestOf: 1 | 3; readonly drawsAllowed: boolean; readonly agreedDrawAllowed: boolean; readonly confirmAfterMinutes: number };
  /** `confirmBy` (ISO 8601) is when silence counts as consent; null never. */
  ResultReported: MatchPlace & { readonly by: Reporter; readonly score: GameScore; readonly confirmBy: string | null };
  ReportWithdrawn: MatchPlace & { readonly by: Reporter };
  ResultConfirmed: MatchPlace & { readonly by: Reporter };
  ResultDisputed: MatchPlace & { readonly by: Reporter; readonly claim: GameScore | null; readonly note: string };
  ResultRuled: MatchPlace & { readonly score: GameScore; readonly note: string };
  /** The match is over with this score; standings count it from here. */
  MatchCompleted: MatchPlace & { readonly score: GameScore; readonly cause: CompletionCause };
  /** A completed match had a wrong score; `score` is the right one. */
  ResultCorrected: MatchPlace & { readonly previous: GameScore; readonly score: GameScore; readonly note: string };
  TimeExtended: MatchPlace & { readonly seconds: number; readonly reason: string };
  MatchVoided: MatchPlace & { readonly reason: string; readonly score: GameScore | null };
}

export type MatchEventType = keyof MatchEvents;
export type MatchEvent = { [T in MatchEventType]: { readonly type: T; readonly schemaVersion: 1; readonly data: MatchEvents[T] } }[MatchEventType];

/** Builds one event of the match stream. */
export const matchEvent = <T extends MatchEventType>(type: T, data: MatchEvents[T]): MatchEvent =>
  ({ type, schemaVersion: 1, data }) as unknown as MatchEvent;
