import type { RecordedEvent } from '../port.js';
import type { ReadModel } from './read-model.js';

/** The read models that are fed together, in the order of their names. */
export class ModelSet {
  /**
   * Names and versions as canonical text: identifies the models that made the documents of a log.
   * The versions are not written as numbers, because releases up to 0.2.0 never touched a log whose
   * numbers were higher than theirs, even if no newer release was running any more.
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

  /** The models that handle events of this type. */
  takersOf({ type }: RecordedEvent): readonly ReadModel[] {
    return this.#takers.get(type) ?? [];
  }
}
