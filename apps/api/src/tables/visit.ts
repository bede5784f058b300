import type { Asker, Rights } from '#application';
import type { MatchPlace, Reporter } from '#match';
import type { TournamentState } from '#tournament';
import type { FollowedMatch } from './followed-match.js';

/** A match and who looks at it, rights established. */
export interface Visit {
  readonly place: MatchPlace;
  readonly version: number;
  readonly followed: FollowedMatch;
  readonly tournament: TournamentState;
  readonly rights: Rights;
  readonly side: Reporter | null;
  readonly asker: Asker;
}
