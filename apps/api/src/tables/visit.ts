import type { Asker, MatchVisitor } from '#application';
import type { FollowedMatch } from './followed-match.js';

/** A match and its viewer, whose rights are established. */
export interface Visit extends Omit<MatchVisitor, 'freeVersion'> {
  readonly version: number;
  readonly followed: FollowedMatch;
  readonly asker: Asker;
}
