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
  /** Pair the standing round again; tables with something reported keep it. */
  readonly repair: boolean;
  /** Decides every random choice of this round. */
  readonly seed: string;
  readonly matchIdFor: (table: number) => string;
}

/** What opens the stream of one new match. */
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
  /** Named where a match is scored by points: what one side can score at most. */
  readonly points?: { readonly most: number };
  /** Named between teams: how many seats each of them has. */
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
