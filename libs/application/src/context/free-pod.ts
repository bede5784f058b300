import { isRefusal, type Refusal } from '#aggregate';
import type { CommandName } from '#contracts';
import { isFree, type PodState } from '#draft';
import type { LoadedStream } from '#event-store';
import { deriveId } from '#platform';
import type { RequestAbout } from '../command/request.js';
import { forbiddenRefusal } from '../refusals.js';
import type { Asker } from '../people/asker.js';
import { actorsOf, personalMetadata } from './personal-context.js';
import type { Rights } from '../rights/roles.js';
import type { CommandServices } from '../command/services.js';
import type { PodContext } from './pod-context.js';

/** The id of a person in one free pod; it reveals nothing about who they are elsewhere. */
export const freePlayerId = (podId: string, actor: string): string =>
  deriveId(`${podId}/${actor}`, 'free-seat');

/** The seats of a free pod that the asker sits at. */
export const freePodRights = ({ podId, seats }: PodState, asker: Asker): Rights => {
  const own = new Set(actorsOf(asker).map((name) => freePlayerId(podId, name)));
  return {
    roles: new Set(),
    ownPlayers: new Set(seats.flatMap(({ playerId }) => (own.has(playerId) ? [playerId] : []))),
  };
};

/** The host of a free pod sits at its first seat and does what staff do in a tournament. */
export const isHost = ({ seats }: PodState, { ownPlayers }: Rights): boolean =>
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

/** Loads a pod of no tournament; rights follow from who sits where. */
export const loadFreePod = async (
  request: RequestAbout<{ readonly seat?: number }>,
  pod: LoadedStream<PodState>,
  { aggregates, games }: Pick<CommandServices, 'aggregates' | 'games'>,
): Promise<PodContext | Refusal> => {
  const { asker, name, payload } = request;
  const rights = freePodRights(pod.state, asker);
  const seat = payload.seat === undefined ? undefined : pod.state.seats[payload.seat];
  const own = seat !== undefined && rights.ownPlayers.has(seat.playerId);
  const granted = (own && players.has(name)) || (isHost(pod.state, rights) && hosts.has(name));
  if (!granted) return forbiddenRefusal();
  const meta = personalMetadata(request);
  if (isRefusal(meta)) return meta;
  const tournament = await aggregates.tournament(pod.state.eventId);
  return { tournament, pod, rights, meta, games };
};

export const isFreePod = ({ state }: Pick<LoadedStream<PodState>, 'state'>): boolean =>
  isFree(state);
