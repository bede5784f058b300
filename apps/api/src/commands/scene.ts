import {
  acceptedEvents,
  authorize,
  type CommandMetadata,
  type CommandRequest,
  decideInTurn,
  loadMatch,
  loadTournament,
  metadataOf,
  type Standing,
  standingIn,
  unknown,
} from '#application';
import type { PodState } from '#draft';
import type { LoadedStream } from '#event-store';
import {
  matchDecider,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
  type Reporter,
} from '#match';
import {
  type TournamentCommand,
  type TournamentCommands,
  type TournamentCommandType,
  tournamentDecider,
  type TournamentEvent,
  type TournamentState,
} from '#tournament';
import { commandPolicy } from '../policy/table.js';
import type { CommandDesk } from './command-desk.js';

export { isStaff, ownSide } from '#application';

/** An event as loaded, and who is about to act in it, rights established. */
export interface EventScene {
  readonly event: LoadedStream<TournamentState>;
  readonly standing: Standing;
  readonly act: CommandMetadata;
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
  const payload = { ...request.payload, eventId };
  const { meta, ...loaded } = await loadTournament(
    { ...request, payload },
    commandPolicy[request.name],
    { aggregates: desk },
  );
  return { ...loaded, act: meta };
};

/** As `enterEvent`, for a table: its players are those who may speak for themselves. */
export const enterMatch = async (
  desk: CommandDesk,
  request: CommandRequest,
  matchId: string,
): Promise<MatchScene> => {
  const { meta, ...loaded } = await loadMatch(
    { ...request, payload: { matchId } },
    commandPolicy[request.name],
    { aggregates: desk },
  );
  return { ...loaded, act: meta };
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
  return { event, pod, standing, act: metadataOf(request, standing) };
};

/** The facts that the match makes of the command. Throws the refusal. */
export const decideMatch = (command: MatchCommand, state: MatchState): readonly MatchEvent[] =>
  acceptedEvents(matchDecider.decide(command, state));

/** A domain command under the act's name and time. */
export const tournamentCommand = <T extends TournamentCommandType>(
  act: CommandMetadata,
  type: T,
  data: TournamentCommands[T],
): TournamentCommand =>
  ({ type, data, actor: act.actor, at: act.at }) as unknown as TournamentCommand;

/** Decides several commands as one. Throws the first refusal. */
export const decideAll = (
  state: TournamentState,
  commands: readonly TournamentCommand[],
): { readonly events: readonly TournamentEvent[] } => ({
  events: acceptedEvents(decideInTurn(tournamentDecider, state, commands)),
});
