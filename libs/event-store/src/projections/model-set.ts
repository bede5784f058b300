import type { RecordedEvent } from '../port.js';
import type { ReadModel } from './read-model.js';

type Versions = Readonly<Record<string, number>>;

/** The read models that are fed together, in the order of their names. */
export class ModelSet {
  /** Names and versions as canonical text: what the documents of a log were made by. */
  readonly versions: string;
  readonly #versions: Versions;
  readonly #takers = new Map<string, ReadModel[]>();

  constructor(models: readonly ReadModel[]) {
    const sorted = [...models].sort((one, other) => (one.name < other.name ? -1 : 1));
    this.#versions = Object.fromEntries(sorted.map(({ name, version }) => [name, version]));
    this.versions = JSON.stringify(this.#versions);
    for (const model of sorted)
      for (const type of new Set(model.handles))
        this.#takers.set(type, [...(this.#takers.get(type) ?? []), model]);
  }

  /** The models that take events of this type. */
  takersOf({ type }: RecordedEvent): readonly ReadModel[] {
    return this.#takers.get(type) ?? [];
  }

  /**
   * Whether documents were made by a newer set: a version is higher, or a model is not known here. Its worker looks after them. A model that is
   * taken out of the code must therefore raise another one's version, or old documents stay as they are.
   */
  isOlderThan(versions: string): boolean {
    const theirs = Object.entries(JSON.parse(versions) as Versions);
    const raised = Object.entries(this.#versions).some(
      ([name, version]) => version > ((JSON.parse(versions) as Versions)[name] ?? version),
    );
    return !raised && theirs.some(([name, version]) => version > (this.#versions[name] ?? 0));
  }
}
