import type { RecordedEvent } from '../port.js';
import type { ReadModel } from './read-model.js';

/** The read models that are fed together, in the order of their names. */
export class ModelSet {
  /**
   * Names and versions as canonical text: what the documents of a log were made
   * by. No numbers: releases until 0.2.0 left a log alone for ever whose
   * numbers were higher than theirs, also when nobody newer was there any more.
   */
  readonly versions: string;
  readonly #takers = new Map<string, ReadModel[]>();

  constructor(models: readonly ReadModel[]) {
    const sorted = [...models].sort((one, other) => (one.name < other.name ? -1 : 1));
    this.versions = JSON.stringify(
      Object.fromEntries(sorted.map(({ name, version }) => [name, `v${version}`])),
    );
    for (const model of sorted)
      for (const type of new Set(model.handles))
        this.#takers.set(type, [...(this.#takers.get(type) ?? []), model]);
  }

  /** The models that take events of this type. */
  takersOf({ type }: RecordedEvent): readonly ReadModel[] {
    return this.#takers.get(type) ?? [];
  }
}
