import { defineEvents, type EventOf } from '#aggregate';
import type { GameScore, MatchPlace, Reporter } from './place.js';
import type { TableEvents } from './table/events.js';
import type { TrilogyEvents } from './trilogy/events.js';
import { matchUpcasters, type MatchScheduled } from './versions.js';

export type CompletionCause =
  | 'confirmed'
  | 'agreed'
  | 'ruled'
  | 'unanswered'
  | 'dropped'
  | 'played'
  | 'time';

/** Events of the stream `match-<id>`, with those of a Trilogy match and of games on screen. */
export interface MatchEvents extends TrilogyEvents, TableEvents {
  MatchScheduled: MatchScheduled;
  /** `confirmBy` (ISO 8601): from then on silence counts as consent; null: never. */
  ResultReported: MatchPlace & {
    readonly by: Reporter;
    readonly score: GameScore;
    readonly confirmBy: string | null;
  };
  ReportWithdrawn: MatchPlace & { readonly by: Reporter };
  ResultConfirmed: MatchPlace & { readonly by: Reporter };
  ResultDisputed: MatchPlace & {
    readonly by: Reporter;
    readonly claim: GameScore | null;
    readonly note: string;
  };
  ResultRuled: MatchPlace & { readonly score: GameScore; readonly note: string };
  /** The match is over with this score; from here on the standings count it. */
  MatchCompleted: MatchPlace & { readonly score: GameScore; readonly cause: CompletionCause };
  /** A completed match had a wrong score; `score` is the right one. */
  ResultCorrected: MatchPlace & {
    readonly previous: GameScore;
    readonly score: GameScore;
    readonly note: string;
  };
  TimeExtended: MatchPlace & { readonly seconds: number; readonly reason: string };
  MatchVoided: MatchPlace & { readonly reason: string; readonly score: GameScore | null };
}

export type MatchEventType = keyof MatchEvents;
export type MatchEvent<T extends MatchEventType = MatchEventType> = EventOf<MatchEvents, T>;

export const matchEvents = defineEvents<MatchEvents>(matchUpcasters);
/** Builds one event of the match stream. */
export const matchEvent = matchEvents.event;
