import type { CommandName, CommandPayload } from '#contracts';
import {
  type TournamentCommand,
  type TournamentCommands,
  type TournamentCommandType,
  tournamentDecider,
  type TournamentEvent,
  type TournamentState,
} from '#tournament';
import { decideInTurn, isRefusal, type Refusal } from '#aggregate';
import { type Acting, domainContext, type OfTournament } from '../command/acting.js';
import { appendDecided, type Decision } from '../command/decision.js';
import { type CommandMetadata, metadataOf } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { notFoundRefusal } from '../refusals.js';
import { authorize, authorizeSight } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { type Rights, rightsIn } from '../rights/roles.js';
import { refuseByLifecycle } from '../rights/lifecycles.js';

/** A tournament as loaded, and the sender, whose rights are established. */
export interface TournamentContext extends Acting, OfTournament {
  readonly rights: Rights;
  readonly meta: CommandMetadata;
}

/** Loads the tournament and refuses a sender without the right to the command. */
export const loadTournament = async (
  request: RequestAbout<{ readonly eventId: string; readonly playerId?: string }>,
  grants: readonly Grant[],
  { aggregates, games }: Pick<CommandServices, 'aggregates' | 'games'>,
): Promise<TournamentContext | Refusal> => {
  const { asker, payload } = request;
  const tournament = await aggregates.tournament(payload.eventId);
  if (tournament.state.status === 'none') return notFoundRefusal('tournament/not-found');
  const rights = rightsIn(tournament.state, asker);
  const own = payload.playerId !== undefined && rights.ownPlayers.has(payload.playerId);
  const refusal =
    authorize(grants, { asker, rights, tournament: tournament.state, own }) ??
    refuseByLifecycle(request.during, tournament.state);
  if (refusal) return refusal;
  const meta = metadataOf(request, rights);
  return isRefusal(meta) ? meta : { tournament, rights, meta, games };
};

/**
 * Also refuses staff who play in the tournament: for commands that would show them what is still
 * secret in it.
 */
export const loadTournamentInSight: typeof loadTournament = async (request, grants, services) => {
  const context = await loadTournament(request, grants, services);
  if (isRefusal(context)) return context;
  const { tournament, rights } = context;
  const attempt = { asker: request.asker, rights, tournament: tournament.state, own: false };
  const sight = authorizeSight(grants, attempt);
  return isRefusal(sight) ? sight : context;
};

/** A command of the domain without its sender and time. */
export type TournamentAction = {
  [T in TournamentCommandType]: { readonly type: T; readonly data: TournamentCommands[T] };
}[TournamentCommandType];

/** The events of several commands that take effect together, or the first refusal. */
export const tournamentEvents = (
  state: TournamentState,
  acting: Acting,
  actions: readonly TournamentAction[],
): readonly TournamentEvent[] | Refusal =>
  decideInTurn(
    tournamentDecider,
    state,
    actions.map((action): TournamentCommand => ({ ...domainContext(acting), ...action })),
  );

/** Appends what these commands do to the tournament's own stream. */
export const appendToTournament = (
  { tournament, ...acting }: Acting & Pick<TournamentContext, 'tournament'>,
  ...actions: readonly TournamentAction[]
): Decision => appendDecided(tournament, tournamentEvents(tournament.state, acting, actions));

/** For a command that does to several players what the domain does to one; all or none. */
export const forEachPlayer =
  (type: 'PromotePlayer' | 'RestorePlayer') =>
  (
    { playerIds }: { readonly playerIds: readonly string[] },
    context: TournamentContext,
  ): Decision =>
    appendToTournament(
      context,
      ...[...new Set(playerIds)].map((playerId) => ({ type, data: { playerId } })),
    );

type SameInDomain = {
  [N in CommandName & TournamentCommandType]: Omit<
    CommandPayload<N>,
    'eventId'
  > extends TournamentCommands[N]
    ? N
    : never;
}[CommandName & TournamentCommandType];

/** For a command that the domain has under the same name with the same fields. */
export const forwardToTournament =
  <N extends SameInDomain>(type: N) =>
  (
    { eventId: _eventId, ...data }: CommandPayload<N> & { readonly eventId: string },
    context: TournamentContext,
  ): Decision =>
    appendToTournament(context, { type, data } as unknown as TournamentAction);
