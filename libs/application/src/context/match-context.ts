import { appendTo, type LoadedStream, type StreamAppend } from '#event-store';
import {
  type MatchCommand,
  type MatchCommands,
  type MatchCommandType,
  matchDecider,
  type MatchEvent,
  type MatchState,
  type Reporter,
} from '#match';
import { acceptedEvents } from '../command/accepted-events.js';
import { type CommandMetadata, metadataOf } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { forbiddenFailure, notFoundFailure } from '../failure/request-failure.js';
import { authorize } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { isOfNoTournament, loadFreeMatch } from './free-match.js';
import { sideOf, rightsIn } from '../rights/roles.js';
import { assertPossible } from '../rights/lifecycles.js';
import type { TournamentContext } from './tournament-context.js';

/** A match and its tournament as loaded, and who is about to act, rights established. */
export interface MatchContext extends TournamentContext {
  readonly match: LoadedStream<MatchState>;
  /** The sender's own side; null for staff who do not sit at the table. */
  readonly side: Reporter | null;
}

/** Loads a match and its tournament; its players are those who may speak for themselves. */
export const loadMatch = async (
  request: RequestAbout<{ readonly matchId: string }>,
  grants: readonly Grant[],
  { aggregates }: Pick<CommandServices, 'aggregates'>,
): Promise<MatchContext> => {
  const { asker, payload } = request;
  const known = aggregates.matchInMemory(payload.matchId).state;
  // The tournament of a match never changes: where it is known, both are looked at in one round trip.
  const place = isOfNoTournament(payload.matchId, known) ? null : known.place;
  const [match, early] = await Promise.all([
    aggregates.match(payload.matchId),
    place && aggregates.event(place.eventId),
  ]);
  if (!match.state.place) throw notFoundFailure('match/not-found');
  if (isOfNoTournament(payload.matchId, match.state))
    return loadFreeMatch(request, match, aggregates);
  const event = early ?? (await aggregates.event(match.state.place.eventId));
  const rights = rightsIn(event.state, asker);
  const side = sideOf(match.state, rights);
  authorize(grants, { asker, rights, event: event.state, own: side !== null });
  assertPossible(request.during, event.state);
  return { event, match, rights, side, meta: metadataOf(request, rights) };
};

/** The sender's own side of the table; staff who do not sit at it have none and are turned away. */
export const ownSide = ({ side }: Pick<MatchContext, 'side'>): Reporter => {
  if (side === null) throw forbiddenFailure();
  return side;
};

/** A command of the domain without who sends it and when. */
export type MatchAction = {
  [T in MatchCommandType]: { readonly type: T; readonly data: MatchCommands[T] };
}[MatchCommandType];

/** The events that the match makes of a command. Throws the refusal. */
export const matchEvents = (
  state: MatchState,
  { actor, at }: Pick<CommandMetadata, 'actor' | 'at'>,
  action: MatchAction,
): readonly MatchEvent[] =>
  acceptedEvents(matchDecider.decide({ actor, at, ...action } as MatchCommand, state));

/** What a command appends to the match's own stream. */
export const appendToMatch = (
  { match, meta }: Pick<MatchContext, 'match' | 'meta'>,
  action: MatchAction,
): readonly StreamAppend[] => [appendTo(match, matchEvents(match.state, meta, action))];
