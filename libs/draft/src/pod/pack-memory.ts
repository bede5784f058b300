import type { Boosters } from '../packs/boosters.js';
import { packsOf, type PodPacks } from './packs.js';
import type { PodState } from './state.js';

const most = 2_000;

/** Caches the packs of pods, opened from their sealed seeds, which never change. */
export class PackMemory {
  readonly #opened = new Map<string, Promise<PodPacks>>();

  /** @param seedOf finds the sealed seed of a pod; its failure is not cached. */
  constructor(private readonly seedOf: (podId: string) => Promise<string>) {}

  /** Empty for real boosters, whose content is unknown here. */
  of({
    podId,
    seats,
    source,
    ...boosters
  }: Boosters & Pick<PodState, 'podId' | 'seats' | 'source'>): Promise<PodPacks> {
    if (source === 'recorded') return Promise.resolve([]);
    const known = this.#opened.get(podId);
    if (known) return known;
    const opened = this.seedOf(podId).then((seed) => packsOf(boosters, seats.length, seed));
    if (this.#opened.size >= most) this.#opened.clear();
    this.#opened.set(podId, opened);
    opened.catch(() => this.#opened.delete(podId));
    return opened;
  }
}

/** The name under which a pod's seed is sealed, in the stream `pod-<podId>`. */
export const packSeedName = 'packs';
