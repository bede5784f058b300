import type { Refusal } from '#aggregate';
import type { FreeMatchState, MatchPlace, MatchState, Reporter } from '#match';
import { queryDefinitions } from '#read-models';
import type { TournamentState } from '#tournament';
import type { Asker } from '../people/asker.js';
import { notFoundRefusal } from '../refusals.js';
import { authorize } from '../rights/authorize.js';
import { rightsIn, type Rights, sideOf } from '../rights/roles.js';
import { freeMatchRights, freeTournament, isOfNoTournament } from './free-match.js';

/**
 * Somebody who looks at a match, with its tournament (or the stand-in for one) and their rights
 * there.
 */
export interface MatchVisitor {
  readonly place: MatchPlace;
  readonly tournament: TournamentState;
  readonly rights: Rights;
  /** Null for somebody who does not play in the match. */
  readonly side: Reporter | null;
  /** Version of the log of a match of no tournament; 0 in a tournament. */
  readonly freeVersion: number;
}

interface Logs {
  readonly tournament: (eventId: string) => Promise<TournamentState>;
  readonly freeMatch: (
    matchId: string,
  ) => Promise<{ readonly state: FreeMatchState; readonly version: number }>;
}

/**
 * A match of no tournament is open to everybody who knows its id; otherwise the tournament decides
 * who may look on.
 */
export const visitMatch = async (
  matchId: string,
  match: MatchState,
  asker: Asker,
  logs: Logs,
): Promise<MatchVisitor | Refusal> => {
  const { place } = match;
  if (!place) return notFoundRefusal('match/not-found');
  if (isOfNoTournament(matchId, match)) {
    const { state: free, version: freeVersion } = await logs.freeMatch(matchId);
    const rights = freeMatchRights(free, asker);
    const tournament = freeTournament(free, match);
    return { place, tournament, rights, side: sideOf(match, rights), freeVersion };
  }
  const tournament = await logs.tournament(place.eventId);
  const rights = rightsIn(tournament, asker);
  const side = sideOf(match, rights);
  const own = side !== null;
  const denied = authorize(queryDefinitions.match.grants, { asker, rights, tournament, own });
  return denied ?? { place, tournament, rights, side, freeVersion: 0 };
};
