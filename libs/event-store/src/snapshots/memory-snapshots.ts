import type { FoundSnapshot, Snapshot, SnapshotStore } from './snapshots.js';

/** Snapshots for tests and for a process without a database. */
export class MemorySnapshots implements SnapshotStore {
  readonly #kept = new Map<string, { readonly snapshot: Snapshot; readonly at: number }>();

  async find(streamId: string, bases: readonly string[]): Promise<readonly FoundSnapshot[]> {
    const found = bases
      .flatMap((basis) => this.#kept.get(nameOf({ streamId, basis }))?.snapshot ?? [])
      .sort((one, other) => one.place - other.place);
    return found.map(({ basis, place, state, events }, index) => ({
      basis,
      place,
      events,
      state: index === found.length - 1 ? state : null,
    }));
  }

  async keep(snapshots: readonly Snapshot[]): Promise<void> {
    for (const snapshot of snapshots)
      this.#kept.set(nameOf(snapshot), { snapshot, at: Date.now() });
  }

  async discard(keptBefore: Date): Promise<void> {
    for (const [name, { at }] of this.#kept) if (at < keptBefore.getTime()) this.#kept.delete(name);
  }
}

const nameOf = ({ streamId, basis }: Pick<Snapshot, 'streamId' | 'basis'>): string =>
  JSON.stringify([streamId, basis]);
