import type { CommandName } from '#contracts';
import { isFree, type PodState } from '#draft';
import type { LoadedStream } from '#event-store';
import { deriveId } from '#platform';
import { type Asker, type Standing, forbidden } from '#application';
import type { CommandDesk } from '../commands/command-desk.js';
import type { CommandRequest } from '#application';
import type { PodScene } from '../commands/scene.js';
import { namesOf, practiceAct } from '../practice/practice-scene.js';

/** Who somebody is in one free pod: a name that says nothing about who they are elsewhere. */
export const freePlayerId = (podId: string, actor: string): string =>
  deriveId(`${podId}/${actor}`, 'free-seat');

/** The seats of a free pod that the asker sits at. */
export const freeStanding = ({ podId, seats }: PodState, asker: Asker): Standing => {
  const own = new Set(namesOf(asker).map((name) => freePlayerId(podId, name)));
  return {
    roles: new Set(),
    ownPlayers: new Set(seats.flatMap(({ playerId }) => (own.has(playerId) ? [playerId] : []))),
  };
};

/** Whoever opened a free pod sits at its first seat and says what staff say elsewhere. */
export const isHost = ({ seats }: PodState, { ownPlayers }: Standing): boolean =>
  ownPlayers.has(seats[0]?.playerId ?? '');

const hosts: ReadonlySet<CommandName> = new Set<CommandName>([
  'StartPod',
  'PausePod',
  'ResumePod',
  'HoldSeat',
]);
const players: ReadonlySet<CommandName> = new Set<CommandName>([
  'ConfirmReady',
  'PickCard',
  'MarkCards',
  'TakeBackPick',
  'HoldSeat',
]);

/** As `enterPod`, for a pod of no event. */
export const enterFreePod = async (
  desk: CommandDesk,
  request: CommandRequest,
  pod: LoadedStream<PodState>,
): Promise<PodScene> => {
  const standing = freeStanding(pod.state, request.asker);
  const seat = 'seat' in request.payload ? pod.state.seats[request.payload.seat] : undefined;
  const own = seat !== undefined && standing.ownPlayers.has(seat.playerId);
  const granted =
    (own && players.has(request.name)) || (isHost(pod.state, standing) && hosts.has(request.name));
  if (!granted) throw forbidden();
  return { event: await desk.event(pod.state.eventId), pod, standing, act: practiceAct(request) };
};

export const isFreePod = ({ state }: Pick<LoadedStream<PodState>, 'state'>): boolean =>
  isFree(state);
