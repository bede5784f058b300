import { Projector, type EventSource, type Step } from './projector.js';
import type { Generation, ProjectionStore } from './projection-store.js';
import type { DocumentKey, ReadModel } from './read-model.js';

export interface ModelProjectionOptions {
  readonly events: EventSource;
  readonly projections: ProjectionStore;
  readonly model: ReadModel;
  /** Events in one transaction of the live generation, default 500. */
  readonly batchSize?: number | undefined;
  /** Events in one transaction of a rebuild, default 5,000. */
  readonly rebuildBatchSize?: number | undefined;
}

/** What one turn brought: a live batch (with the documents touched), work behind the scenes, or nothing. */
export type Turn =
  | {
      readonly kind: 'advanced';
      readonly touched: readonly DocumentKey[];
      readonly position: number;
    }
  | { readonly kind: 'working' }
  | { readonly kind: 'idle'; readonly pending: boolean };

interface Work {
  readonly generation: Generation;
  readonly projector: Projector;
}

const CACHED_DOCUMENTS = 5_000;

/**
 * Keeps one read model up to date and rebuilds it beside itself when its version has risen or when somebody opened a generation.
 * A model whose live generation has a higher version than this code is left alone: a newer process looks after it.
 */
export class ModelProjection {
  readonly #options: ModelProjectionOptions;
  #live: Work | null = null;
  #building: Work | null = null;
  #known = false;

  constructor(options: ModelProjectionOptions) {
    this.#options = options;
  }

  /** The next turn looks again which generations there are: somebody may have opened or promoted one. */
  refresh(): void {
    this.#known = false;
  }

  /** After a fault: nothing that was in memory is trusted. */
  restart(): void {
    [this.#live, this.#building, this.#known] = [null, null, false];
  }

  async turn(): Promise<Turn> {
    if (!this.#known) await this.#look();
    const live = this.#live ? await this.#live.projector.step() : null;
    const built = this.#building ? await this.#build(this.#building) : false;
    if (live?.kind === 'advanced')
      return { kind: 'advanced', touched: live.touched, position: live.position };
    if (live?.kind === 'overtaken') this.restart();
    if (built || live?.kind === 'overtaken') return { kind: 'working' };
    return { kind: 'idle', pending: live?.pending ?? false };
  }

  async #look(): Promise<void> {
    const { model, projections } = this.#options;
    const generations = await projections.generations(model.name);
    const live = generations.find((generation) => generation.status === 'live');
    let building = generations.find(
      (generation) => generation.status === 'building' && generation.modelVersion === model.version,
    );
    if (!building && (!live || live.modelVersion < model.version))
      building = await projections.open(model.name, model.version);
    this.#live =
      live?.modelVersion === model.version
        ? this.#workOn(live, this.#live, this.#options.batchSize ?? 500)
        : null;
    this.#building = building
      ? this.#workOn(building, this.#building, this.#options.rebuildBatchSize ?? 5_000)
      : null;
    if (generations.some((generation) => generation.status === 'retired'))
      await projections.sweep(model.name);
    this.#known = true;
  }

  /** Goes on with the work at hand when it is on this generation, and so keeps its documents in memory. */
  #workOn(generation: Generation, current: Work | null, batchSize: number): Work {
    if (current?.generation.generation === generation.generation) return current;
    return {
      generation,
      projector: new Projector(
        { ...this.#options, batchSize, cachedDocuments: CACHED_DOCUMENTS },
        generation,
      ),
    };
  }

  /**
   * One step of the rebuild, and the swap as soon as the build has read what there was to read: waiting for a moment without any news
   * could take for ever under load. True when there may be more to do at once.
   */
  async #build({ projector, generation }: Work): Promise<boolean> {
    const step: Step = await projector.step();
    if (step.kind === 'overtaken') this.restart();
    if (step.kind === 'overtaken' || (step.kind === 'advanced' && step.pending)) return true;
    const promoted = await this.#options.projections.promote(generation);
    if (promoted || step.kind === 'idle') this.refresh();
    return promoted || step.kind === 'advanced';
  }
}
