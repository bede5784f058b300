import { decideInTurn, isRefusal, type Refusal } from '#aggregate';
import type { LoadedStream } from '#event-store';
import {
  type MatchCommand,
  type MatchCommands,
  type MatchCommandType,
  matchDecider,
  type MatchEvent,
  type MatchState,
  type Reporter,
} from '#match';
import { type Acting, domainContext } from '../command/acting.js';
import { appendDecided, type Decision } from '../command/decision.js';
import { metadataOf } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { forbiddenRefusal, notFoundRefusal } from '../refusals.js';
import { authorize } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { isOfNoTournament, loadFreeMatch } from './free-match.js';
import { sideOf, rightsIn } from '../rights/roles.js';
import { refuseByLifecycle } from '../rights/lifecycles.js';
import type { TournamentContext } from './tournament-context.js';

/** A match and its tournament as loaded, and the sender, whose rights are established. */
export interface MatchContext extends TournamentContext {
  readonly match: LoadedStream<MatchState>;
  /** The sender's own side; null for staff who do not sit at the table. */
  readonly side: Reporter | null;
}

/** The context of a sender who plays in the match. */
export interface OwnMatchContext extends MatchContext {
  readonly side: Reporter;
}

/** Loads a match and its tournament; the match's players count as `self`. */
export const loadMatch = async (
  request: RequestAbout<{ readonly matchId: string }>,
  grants: readonly Grant[],
  services: Pick<CommandServices, 'aggregates' | 'games'>,
): Promise<MatchContext | Refusal> => {
  const { asker, payload } = request;
  const { aggregates, games } = services;
  const known = aggregates.matchInMemory(payload.matchId).state;
  // The tournament of a match never changes: if it is known, both are loaded in one round trip.
  const place = isOfNoTournament(payload.matchId, known) ? null : known.place;
  const [match, early] = await Promise.all([
    aggregates.match(payload.matchId),
    place && aggregates.tournament(place.eventId),
  ]);
  if (!match.state.place) return notFoundRefusal('match/not-found');
  if (isOfNoTournament(payload.matchId, match.state))
    return loadFreeMatch(request, match, services);
  const tournament = early ?? (await aggregates.tournament(match.state.place.eventId));
  const rights = rightsIn(tournament.state, asker);
  const side = sideOf(match.state, rights);
  const refusal =
    authorize(grants, { asker, rights, tournament: tournament.state, own: side !== null }) ??
    refuseByLifecycle(request.during, tournament.state);
  if (refusal) return refusal;
  const meta = metadataOf(request, rights);
  return isRefusal(meta) ? meta : { tournament, match, rights, side, meta, games };
};

/**
 * Loads a match for what only its two players may do: staff who do not sit at the table are
 * refused.
 */
export const loadOwnMatch = async (
  ...asked: Parameters<typeof loadMatch>
): Promise<OwnMatchContext | Refusal> => {
  const context = await loadMatch(...asked);
  if (isRefusal(context)) return context;
  const { side } = context;
  return side === null ? forbiddenRefusal() : { ...context, side };
};

/** A command of the domain without its sender and time. */
export type MatchAction = {
  [T in MatchCommandType]: { readonly type: T; readonly data: MatchCommands[T] };
}[MatchCommandType];

/** The events that the match decides for a command. */
export const matchEvents = (
  state: MatchState,
  acting: Acting,
  action: MatchAction,
): readonly MatchEvent[] | Refusal =>
  matchDecider.decide({ ...domainContext(acting), ...action } as MatchCommand, state);

/** Appends what these commands do to the match's own stream, or gives the first refusal. */
export const appendToMatch = (
  { match, ...acting }: Acting & Pick<MatchContext, 'match'>,
  ...actions: readonly MatchAction[]
): Decision =>
  appendDecided(
    match,
    decideInTurn<MatchCommand, MatchState, MatchEvent>(
      matchDecider,
      match.state,
      actions.map((action) => ({ ...domainContext(acting), ...action }) as MatchCommand),
    ),
  );
