import {
  type EventStore,
  type LogLeases,
  type LogsBehind,
  ProjectionRunner,
  type ProjectionStore,
} from '#event-store';
import { ownership } from '#facts';
import type { Histogram, Logger } from '#platform';
import { readModels } from '#read-models';
import type { LogReader } from '../logs/log-dispatcher.js';
import type { LiveAnnouncer } from './live-announcer.js';

export interface ProjectionReaderOptions {
  readonly events: Pick<EventStore, 'readLog' | 'listLogs'>;
  readonly projections: ProjectionStore;
  readonly leases: LogLeases;
  readonly announcer: LiveAnnouncer;
  readonly advances: Histogram<'model'>;
  readonly logger: Logger;
}

/** Keeps the read models of this worker's logs up to date and tells the pages. */
export class ProjectionReader implements LogReader {
  readonly name = 'projections';
  private readonly runner: ProjectionRunner;

  constructor(private readonly options: ProjectionReaderOptions) {
    const { announcer, advances, logger, ...reading } = options;
    const counters = new Map(readModels.map(({ name }) => [name, advances.labels(name)]));
    this.runner = new ProjectionRunner({
      ...reading,
      models: readModels,
      ownership,
      onAdvanced: ({ model, keys }, position) => {
        counters.get(model)?.observe(new Set(keys.map(({ scope }) => scope)).size);
        announcer.advanced(model, keys, position);
      },
      onError: (log, error) =>
        logger.warn({ err: error, log }, 'a projection stumbled and tries again'),
    });
  }

  soon(logs: readonly string[]): void {
    this.runner.soon(logs);
  }

  behind(logs: readonly LogsBehind[]): void {
    this.runner.later(logs.flatMap(({ log, models }) => (models ? [log] : [])));
  }

  async round(): Promise<void> {
    // Nothing is to be done that no log calls for.
  }

  async stop(): Promise<void> {
    await this.runner.stop();
    this.options.announcer.flush();
  }
}
