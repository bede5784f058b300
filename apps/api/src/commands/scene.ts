import type { LoadedStream } from '#event-store';
import type { PodState } from '#draft';
import {
  matchDecider,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
  type Reporter,
} from '#match';
import type {
  TournamentCommand,
  TournamentCommands,
  TournamentCommandType,
  TournamentEvent,
  TournamentState,
} from '#tournament';
import { tournamentDecider } from '#tournament';
import { forbidden, refused, unknown } from '../http/failure.js';
import { authorize } from '../policy/authorize.js';
import { type Standing, sideOf, standingIn } from '../policy/roles.js';
import { commandPolicy } from '../policy/table.js';
import { type Act, actOf } from './act.js';
import type { CommandDesk } from './command-desk.js';
import type { CommandRequest } from './command-request.js';

/** An event as loaded, and who is about to act in it, rights established. */
export interface EventScene {
  readonly event: LoadedStream<TournamentState>;
  readonly standing: Standing;
  readonly act: Act;
}

export interface MatchScene extends EventScene {
  readonly match: LoadedStream<MatchState>;
  readonly side: Reporter | null;
}

export interface PodScene extends EventScene {
  readonly pod: LoadedStream<PodState>;
}

/** Loads the event and turns away whoever has no right to this command. */
export const enterEvent = async (
  desk: CommandDesk,
  request: CommandRequest,
  eventId: string,
): Promise<EventScene> => {
  const event = await desk.event(eventId);
  if (event.state.status === 'none') throw unknown('tournament/not-found');
  const standing = standingIn(event.state, request.asker);
  const playerId = 'playerId' in request.payload ? request.payload.playerId : null;
  const own = playerId !== null && standing.ownPlayers.has(playerId);
  authorize(commandPolicy[request.name], {
    asker: request.asker,
    standing,
    event: event.state,
    own,
  });
  return { event, standing, act: actOf(request, standing) };
};

/** As `enterEvent`, for a table: its players are those who may speak for themselves. */
export const enterMatch = async (
  desk: CommandDesk,
  request: CommandRequest,
  matchId: string,
): Promise<MatchScene> => {
  const match = await desk.match(matchId);
  if (!match.state.place) throw unknown('match/not-found');
  const event = await desk.event(match.state.place.eventId);
  const standing = standingIn(event.state, request.asker);
  const side = sideOf(match.state, standing);
  authorize(commandPolicy[request.name], {
    asker: request.asker,
    standing,
    event: event.state,
    own: side !== null,
  });
  return { event, match, standing, side, act: actOf(request, standing) };
};

/** As `enterEvent`, for a draft pod: who drafts at the seat that the command names may speak for it. */
export const enterPod = async (
  desk: CommandDesk,
  request: CommandRequest,
  podId: string,
): Promise<PodScene> => {
  const pod = await desk.pod(podId);
  if (pod.state.status === 'none') throw unknown('draft/not-found');
  const event = await desk.event(pod.state.eventId);
  const standing = standingIn(event.state, request.asker);
  const drafter =
    'seat' in request.payload ? pod.state.seats[request.payload.seat]?.playerId : undefined;
  const own = drafter !== undefined && standing.ownPlayers.has(drafter);
  authorize(commandPolicy[request.name], {
    asker: request.asker,
    standing,
    event: event.state,
    own,
  });
  return { event, pod, standing, act: actOf(request, standing) };
};

export const isStaff = (standing: Standing): boolean => standing.roles.size > 0;

/** The asker's own side of the table; staff who do not sit at it have none and are turned away. */
export const ownSide = ({ side }: Pick<MatchScene, 'side'>): Reporter => {
  if (side === null) throw forbidden();
  return side;
};

/** The facts that the match makes of the command. Throws the refusal. */
export const decideMatch = (command: MatchCommand, state: MatchState): readonly MatchEvent[] => {
  const decision = matchDecider.decide(command, state);
  if ('kind' in decision) throw refused(decision);
  return decision;
};

/** A domain command under the act's name and time. */
export const tournamentCommand = <T extends TournamentCommandType>(
  act: Act,
  type: T,
  data: TournamentCommands[T],
): TournamentCommand =>
  ({ type, data, actor: act.actor, at: act.at }) as unknown as TournamentCommand;

/** Decides several commands as one: each on the state the ones before it leave. Throws the first refusal. */
export const decideAll = (
  state: TournamentState,
  commands: readonly TournamentCommand[],
): { readonly events: readonly TournamentEvent[]; readonly state: TournamentState } => {
  const events: TournamentEvent[] = [];
  let now = state;
  for (const command of commands) {
    const decision = tournamentDecider.decide(command, now);
    if ('kind' in decision) throw refused(decision);
    events.push(...decision);
    now = decision.reduce(tournamentDecider.evolve, now);
  }
  return { events, state: now };
};
