import type { PodLog } from '#contracts';
import {
  offerTo,
  type PackMemory,
  type PickKey,
  podDecider,
  type PodEvent,
  type PodState,
} from '#draft';
import type { EventStore, RecordedEvent } from '#event-store';
import type { Asker } from '../auth/asker.js';
import { refused } from '../http/failure.js';
import { poolCard } from '../pools/card-faces.js';
import type { PodViews } from './pod-views.js';

type Pick = PodLog['picks'][number];

const isOf =
  ({ seat, round, pick }: PickKey) =>
  (other: Pick): boolean =>
    other.seat === seat && other.round === round && other.pick === pick;

/** The draft log of a pod: closed to everyone, staff included, until its packs have been revealed. */
export class PodLogs {
  constructor(
    private readonly views: PodViews,
    private readonly packs: PackMemory,
    private readonly store: EventStore,
  ) {}

  async of(podId: string, asker: Asker): Promise<PodLog> {
    const { pod, event } = await this.views.enter(podId, asker);
    if (pod.source === 'recorded') throw refused({ code: 'draft/real-boosters' });
    const stream = await this.store.readStream(`pod-${podId}`);
    const revealed = stream.find(({ type }) => type === 'PacksRevealed');
    if (!revealed) throw refused({ code: 'draft/not-revealed' });
    const { seed, nonce } = revealed.data as { readonly seed: string; readonly nonce: string };
    const picks = await this.picks(pod, stream);
    return {
      podId,
      set: pod.set,
      picks,
      seats: pod.seats.map(({ playerId }, seat) => ({
        seat,
        playerId,
        name: event.players.get(playerId)?.name ?? '',
      })),
      seed: { seed, nonce, commitment: pod.seedCommitment ?? '' },
      cards: Object.fromEntries(
        [...new Set(picks.flatMap(({ offered }) => offered))]
          .sort()
          .map((id) => [id, poolCard(id)]),
      ),
    };
  }

  /** Every pick that stood in the end, with what lay before the seat then; what was taken back is left out. */
  private async picks(pod: PodState, stream: readonly RecordedEvent[]): Promise<Pick[]> {
    const packs = await this.packs.of(pod);
    let state: PodState = podDecider.initialState;
    let picks: Pick[] = [];
    for (const event of stream as unknown as readonly PodEvent[]) {
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
