import { isRefusal, type Refusal } from '#aggregate';
import { isFree } from '#draft';
import { metadataOf } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { notFoundRefusal } from '../refusals.js';
import { authorize } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { rightsIn } from '../rights/roles.js';
import { refuseByLifecycle } from '../rights/lifecycles.js';
import { loadFreePod } from './free-pod.js';
import type { PodContext } from './pod-context.js';

type PodRequest = RequestAbout<{ readonly podId: string; readonly seat?: number }>;

/**
 * Loads a pod and its tournament; the player who drafts at the seat named by the command acts for
 * themselves.
 */
export const loadPod = async (
  request: PodRequest,
  grants: readonly Grant[],
  services: Pick<CommandServices, 'aggregates' | 'games'>,
): Promise<PodContext | Refusal> => {
  const { asker, payload } = request;
  const { aggregates, games } = services;
  const pod = await aggregates.pod(payload.podId);
  if (isFree(pod.state)) return loadFreePod(request, pod, services);
  if (pod.state.status === 'none') return notFoundRefusal('draft/not-found');
  const tournament = await aggregates.tournament(pod.state.eventId);
  const rights = rightsIn(tournament.state, asker);
  const drafter = payload.seat === undefined ? undefined : pod.state.seats[payload.seat]?.playerId;
  const own = drafter !== undefined && rights.ownPlayers.has(drafter);
  const refusal =
    authorize(grants, { asker, rights, tournament: tournament.state, own }) ??
    refuseByLifecycle(request.during, tournament.state);
  if (refusal) return refusal;
  const meta = metadataOf(request, rights);
  return isRefusal(meta) ? meta : { tournament, pod, rights, meta, games };
};
