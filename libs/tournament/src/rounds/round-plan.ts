import type { GameCatalogue } from '#game';
import type { TournamentCommands } from '../commands.js';
import type { RoundKey } from '../events.js';
import type { TournamentState } from '../state.js';
import type { MatchResult } from './match-result.js';

export interface RoundRequest {
  /** The games that the server has. */
  readonly games: GameCatalogue;
  readonly state: TournamentState;
  readonly results: readonly MatchResult[];
  readonly key: RoundKey;
  /** Whether the current round is paired again; tables with a reported result stay. */
  readonly repair: boolean;
  /** Decides every random choice of this round. */
  readonly seed: string;
  readonly matchIdFor: (table: number) => string;
}

/** The data that opens the stream of one new match. */
export interface ScheduledMatch {
  readonly matchId: string;
  readonly eventId: string;
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  readonly players: readonly [string, string];
  readonly bestOf: 1 | 3;
  readonly drawsAllowed: boolean;
  readonly agreedDrawAllowed: boolean;
  readonly confirmAfterMinutes: number;
  readonly format?: 'trilogy';
  /** Present if the match is scored by points: the most that one side can score. */
  readonly points?: { readonly most: number };
  /** Present between teams: the number of seats of each. */
  readonly seats?: number;
}

export type RoundPlan =
  | {
      readonly kind: 'planned';
      readonly command: TournamentCommands['CreateRound'];
      readonly scheduled: readonly ScheduledMatch[];
    }
  | {
      readonly kind: 'failed';
      readonly code:
        | 'tables-open'
        | 'too-few-players'
        | 'no-winner'
        | 'decided'
        | 'nothing-to-repair';
      readonly tables: readonly number[];
    };
