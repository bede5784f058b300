import { streamOf } from '#aggregate';
import { Injectable } from '@nestjs/common';
import { EVENT_STORE, SEALED_SECRETS } from '#infrastructure';
import { Dependencies } from '#platform';
import type { PodLog } from '#contracts';
import {
  isFree,
  offerTo,
  PackMemory,
  packSeedName,
  type PickKey,
  podDecider,
  type PodEvent,
  type PodState,
  boostersName,
} from '#draft';
import {
  drawnSeed,
  type EventStore,
  type RecordedEvent,
  type SealedSecrets,
  factsIn,
} from '#event-store';
import { conflictFailure } from '../http/failure.js';
import type { Asker } from '#application';
import { poolCard } from '../pools/card-faces.js';
import { nameAtSeat, PodViews } from './pod-views.js';

type Pick = PodLog['picks'][number];

const isOf =
  ({ seat, round, pick }: PickKey) =>
  (other: Pick): boolean =>
    other.seat === seat && other.round === round && other.pick === pick;

interface Seed {
  readonly seed: string;
  readonly nonce: string;
}

const revealedIn = (stream: readonly RecordedEvent[]): Seed => {
  const revealed = factsIn<PodEvent>(stream).find((event) => event.type === 'PacksRevealed');
  if (!revealed) throw conflictFailure('draft/not-revealed');
  return revealed.data;
};

/**
 * The draft log of a pod: closed to everybody, including staff, until its packs have been revealed.
 */
@Injectable()
@Dependencies(PodViews, PackMemory, EVENT_STORE, SEALED_SECRETS)
export class PodLogs {
  constructor(
    private readonly views: PodViews,
    private readonly packs: PackMemory,
    private readonly store: EventStore,
    private readonly secrets: SealedSecrets,
  ) {}

  async of(podId: string, asker: Asker): Promise<PodLog> {
    const { pod, tournament } = await this.views.enter(podId, asker);
    if (pod.source === 'recorded') throw conflictFailure('draft/real-boosters');
    const stream = await this.store.readStream(streamOf('pod', podId));
    const { seed, nonce } = isFree(pod) ? await this.seedOfFree(pod) : revealedIn(stream);
    const picks = await this.picks(pod, stream);
    return {
      podId,
      set: boostersName(pod),
      picks,
      seats: pod.seats.map(({ playerId }, seat) => ({
        seat,
        playerId,
        name: nameAtSeat({ pod, tournament }, seat),
      })),
      seed: { seed, nonce, commitment: pod.seedCommitment ?? '' },
      cards: Object.fromEntries(
        [...new Set(picks.flatMap(({ offered }) => offered))]
          .sort()
          .map((id) => [id, poolCard(id)]),
      ),
    };
  }

  /** The log of a free pod is open to everybody with the link as soon as the draft is over. */
  private async seedOfFree({ podId, status }: PodState): Promise<Seed> {
    if (status !== 'completed') throw conflictFailure('draft/not-revealed');
    const { choice: seed, nonce } = await drawnSeed(
      this.secrets,
      streamOf('pod', podId),
      packSeedName,
    );
    return { seed, nonce };
  }

  /**
   * Every pick that was final, with the cards offered to the seat then; picks that were taken back
   * are omitted.
   */
  private async picks(pod: PodState, stream: readonly RecordedEvent[]): Promise<Pick[]> {
    const packs = await this.packs.of(pod);
    let state: PodState = podDecider.initialState;
    let picks: Pick[] = [];
    for (const event of factsIn<PodEvent>(stream)) {
      if (event.type === 'PickMade') {
        const { seat, round, pick, card, by, at } = event.data;
        picks.push({
          seat,
          round,
          pick,
          card,
          by,
          at,
          offered: [...(offerTo(state, packs, seat)?.cards ?? [])],
        });
      }
      if (event.type === 'PickRewound') {
        const taken = isOf(event.data);
        picks = picks.filter((each) => !taken(each));
      }
      state = podDecider.evolve(state, event);
    }
    return picks;
  }
}
