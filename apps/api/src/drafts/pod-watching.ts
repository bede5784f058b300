import type { Asker } from '#application';
import { isRefusal } from '#aggregate';
import type { PodWatch } from '#contracts';
import {
  boostersName,
  offerTo,
  type PackMemory,
  passesLeft,
  type PodEvent,
  type PodState,
  watchDelay,
} from '#draft';
import { failureOf } from '../http/failure.js';
import type { HeldBack } from '../live/held-back.js';
import { poolCard } from '../pools/card-faces.js';
import { isOpen, nameAtSeat, type PodViews, progressOf, statusOf } from './pod-views.js';
import type { WatchKey } from './watch-key.js';

interface WatchingParts {
  readonly views: Pick<PodViews, 'enter'>;
  readonly packs: Pick<PackMemory, 'of'>;
  readonly held: HeldBack<PodState, PodEvent>;
  readonly key: WatchKey;
  readonly now: () => number;
}

/**
 * A pod for everybody with its link, with the delay that was fixed when it was seated: nothing more
 * recent influences what they get.
 */
export class PodWatching {
  constructor(private readonly parts: WatchingParts) {}

  async of(podId: string, asker: Asker, given: string): Promise<PodWatch> {
    const { views, packs: memory, held, key, now } = this.parts;
    const visit = await views.enter(podId, asker);
    const delay = watchDelay(visit.pod, {
      hasKey: key.opens(podId, given),
      plays: visit.rights.ownPlayers.size > 0,
    });
    if (isRefusal(delay)) throw failureOf(delay);
    const { state: pod } = await held.of(podId, delay);
    const asOf = new Date(now() - delay * 1_000).toISOString();
    const packs = await memory.of(visit.pod);
    const seats = visit.pod.seats.map((_, seat): PodWatch['seats'][number] => ({
      seat,
      name: nameAtSeat(visit, seat),
      holder: pod.seats[seat]?.holder ?? 'player',
      offer: isOpen(pod, asOf) ? [...(offerTo(pod, packs, seat)?.cards ?? [])] : [],
      picks: (pod.seats[seat]?.picks ?? []).map((round) => round.filter((card) => card !== null)),
    }));
    const shown = new Set(seats.flatMap(({ offer, picks }) => [...offer, ...picks.flat()]));
    const { eventId, number } = visit.pod;
    return {
      ...{ podId, eventId, number, eventName: visit.tournament.name },
      set: boostersName(visit.pod),
      status: pod.status === 'none' ? 'ready-check' : statusOf(pod),
      round: pod.round,
      passing: passesLeft(pod.round) ? 'left' : 'right',
      ...progressOf(pod),
      delaySeconds: delay,
      asOf,
      seats,
      cards: Object.fromEntries([...shown].sort().map((id) => [id, poolCard(id)])),
    };
  }
}
