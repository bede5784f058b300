import { streamOf } from '#aggregate';
import {
  boostersOf,
  poolOf,
  poolSeedName,
  sealedBoosters,
  setsOf,
  type PodState,
  type PoolEvent,
} from '#draft';
import { drawnSeed, type EventStore, type SealedSecrets, factsIn } from '#event-store';
import { countCards, type CardPool } from '#formats';
import { BoundedCache } from '#platform';
import { currentDraft, isLimited, poolIdOf, type TournamentState } from '#tournament';
import type { PlayerPool, PlayerPoolFinder } from '../command/services.js';
import type { Aggregates } from '../streams/aggregates.js';

const mostSeeds = 1_000;

/** The pool in the form that the deck check takes. */
export const asCardPool = ({ from, cards }: PlayerPool): CardPool => ({
  sets: setsOf(from),
  cards,
});

/** Finds the pool of a player wherever the format keeps it. */
export class PlayerPools implements PlayerPoolFinder {
  readonly #seeds = new BoundedCache<string>({ most: mostSeeds });

  constructor(
    private readonly aggregates: Aggregates,
    private readonly store: EventStore,
    private readonly secrets: SealedSecrets,
  ) {}

  /**
   * The pool of the current draft or of the opened boosters; null in a tournament to which players
   * bring their own decks.
   */
  async of(tournament: TournamentState, playerId: string): Promise<PlayerPool | null> {
    const { limited } = tournament.settings;
    if (!isLimited(tournament.format) || !limited) return null;
    const found = {
      from: boostersOf({ ...limited, bundles: tournament.bundles }),
      cards: [],
      boosters: [],
      open: tournament.status === 'finished',
      state: 'missing',
    } as const;
    if (tournament.players.get(playerId)?.status === 'waitlisted') return found;
    if (limited.source === 'recorded')
      return { ...found, ...(await this.recorded(tournament, playerId)) };
    return {
      ...found,
      ...(tournament.format === 'sealed'
        ? await this.opened(tournament, playerId)
        : await this.drafted(tournament, playerId)),
    };
  }

  private async opened(
    { eventId, settings, limited, bundles }: TournamentState,
    playerId: string,
  ): Promise<Partial<PlayerPool>> {
    if (!limited.poolsOpened) return { open: false };
    const { packs, ...from } = settings.limited ?? { set: '', packs: 0 };
    const seed = await this.seedOf(eventId);
    const opened = sealedBoosters({ ...from, bundles }, packs, seed, playerId);
    const boosters = opened.map((pack) => pack.map((card) => card.id));
    return {
      state: 'complete',
      boosters,
      cards: countCards(boosters.flat()),
      open: limited.poolsRevealed,
    };
  }

  private async drafted(
    tournament: TournamentState,
    playerId: string,
  ): Promise<Partial<PlayerPool>> {
    const pod = await this.podOf(tournament, playerId);
    if (!pod) return { open: false };
    const seat = pod.seats.findIndex((each) => each.playerId === playerId);
    return {
      state: pod.status === 'completed' ? 'complete' : 'drafting',
      cards: countCards(poolOf(pod, seat)),
      open: pod.revealed,
    };
  }

  private async recorded(
    tournament: TournamentState,
    playerId: string,
  ): Promise<Partial<PlayerPool>> {
    const draft = currentDraft(tournament)?.draft ?? 0;
    const pool = await this.store.readStream(
      streamOf('pool', poolIdOf(tournament.eventId, playerId)),
    );
    const last = factsIn<PoolEvent>(pool).at(-1)?.data;
    return last?.draft === draft ? { state: 'complete', cards: last.cards } : {};
  }

  /**
   * The pod in which the player drafts now; null for a player whose seat somebody else has taken
   * over.
   */
  private async podOf(tournament: TournamentState, playerId: string): Promise<PodState | null> {
    const pod = currentDraft(tournament)?.pods.find(({ seats }) => seats.includes(playerId));
    return pod ? (await this.aggregates.pod(pod.podId)).state : null;
  }

  private async seedOf(eventId: string): Promise<string> {
    const known = this.#seeds.get(eventId);
    if (known !== undefined) return known;
    const { choice } = await drawnSeed(this.secrets, streamOf('event', eventId), poolSeedName);
    this.#seeds.set(eventId, choice);
    return choice;
  }
}
