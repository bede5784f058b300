import type { LogLeases } from '../leases/leases.js';
import { LogVisits, type Visited } from '../leases/log-visits.js';
import type { Ownership } from '../ownership.js';
import type { EventStore, RecordedEvent } from '../port.js';
import { LogProjection, type LogProjectionOptions, type Touched } from './log-projection.js';
import { ModelSet } from './model-set.js';
import type { ProjectionStore } from './projection-store.js';
import type { ReadModel } from './read-model.js';

export interface ProjectionOptions {
  readonly events: Pick<EventStore, 'readLog' | 'listLogs'>;
  readonly projections: ProjectionStore;
  readonly models: readonly ReadModel[];
  readonly batchSize?: number;
  /** Events that do not belong to their log are ignored; omitted: any event is taken. */
  readonly ownership?: Ownership;
}

export interface ProjectionRunnerOptions extends ProjectionOptions {
  /** Omitted: every log is read, and only the progress keeps workers from conflicting. */
  readonly leases?: LogLeases;
  /**
   * Called after the commit: these documents may have changed. Not called if the process is killed
   * in between.
   */
  readonly onAdvanced?: (touched: Touched, position: number) => void;
  /**
   * Called after the commit, with the events and the time at which their processing began, in ms
   * since 1970.
   */
  readonly onTaken?: (events: readonly RecordedEvent[], at: number) => void;
  readonly onError?: (log: string, error: unknown) => void;
}

/** The number of logs whose documents are kept in memory. */
const MOST_KEPT = 200;

/** Keeps the read models of this worker's logs up to date. The caller says which logs to read. */
export class ProjectionRunner {
  readonly #options: ProjectionRunnerOptions;
  readonly #models: ModelSet;
  readonly #kept = new Map<string, LogProjection>();
  readonly #visits: LogVisits;

  constructor(options: ProjectionRunnerOptions) {
    this.#options = options;
    this.#models = new ModelSet(options.models);
    this.#visits = new LogVisits({
      visit: (log) => this.#visit(log),
      onError: (log, error) => options.onError?.(log, error),
    });
  }

  get idle(): boolean {
    return this.#visits.idle;
  }

  /** These logs have new events. */
  soon(logs: Iterable<string>): void {
    this.#visits.soon(logs);
  }

  /** These logs are behind, or their documents were made by other models. */
  later(logs: Iterable<string>): void {
    this.#visits.later(logs);
  }

  /** Finishes the current batches, then resolves. */
  stop(): Promise<void> {
    return this.#visits.stop();
  }

  async #visit(log: string): Promise<Visited> {
    const projection = this.#projectionOf(log);
    if (projection === null) return 'done';
    const at = Date.now();
    const step = await projection.step();
    if (step.kind === 'advanced') this.#options.onTaken?.(step.taken, at);
    if (step.kind === 'advanced')
      for (const touched of step.touched) this.#options.onAdvanced?.(touched, step.position);
    if (step.kind === 'advanced') return step.more ? 'more' : 'done';
    return step.kind === 'idle' ? 'done' : 'more';
  }

  /**
   * Null if another worker has the lease. Documents in memory from an older lease are discarded.
   */
  #projectionOf(log: string): LogProjection | null {
    const { leases } = this.#options;
    const lease = leases?.of(log) ?? null;
    const known = this.#kept.get(log);
    this.#kept.delete(log);
    if (leases && lease === null) return null;
    const projection =
      known && known.lease?.fence === lease?.fence
        ? known
        : new LogProjection(log, lease, this.#inner());
    this.#kept.set(log, projection);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return projection;
  }

  #inner(): LogProjectionOptions {
    const { events, projections, batchSize, ownership } = this.#options;
    return { events, projections, models: this.#models, batchSize, ownership };
  }
}

/** Reads every log to its end. For tests, tools and benchmarks: no lease is needed. */
export const catchUp = async (options: ProjectionOptions): Promise<void> => {
  const { events, projections, batchSize, ownership } = options;
  const models = new ModelSet(options.models);
  for (let after: string | null = null; ;) {
    const logs = await events.listLogs(after, 500);
    for (const { log } of logs) {
      const projection = new LogProjection(log, null, {
        events,
        projections,
        models,
        batchSize,
        ownership,
      });
      for (let step = await projection.step(); step.kind !== 'idle';)
        step = await projection.step();
    }
    const last = logs.at(-1);
    if (last === undefined) return;
    after = last.log;
  }
};
