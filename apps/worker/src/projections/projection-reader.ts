import {
  type EventStore,
  type LogLeases,
  type LogsBehind,
  ProjectionRunner,
  type ProjectionStore,
  type RecordedEvent,
} from '#event-store';
import { ownership } from '#facts';
import { type Histogram, isTracing, type Logger, noteSpan, placeIn } from '#platform';
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

/** Keeps the read models of this worker's logs up to date and notifies the pages. */
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
      onTaken: traceTaken,
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
    // There is no work that is not triggered by a log.
  }

  async stop(): Promise<void> {
    await this.runner.stop();
    this.options.announcer.flush();
  }
}

/** Records the processing in the trace of each command whose events were processed. */
const traceTaken = (events: readonly RecordedEvent[], at: number): void => {
  if (!isTracing()) return;
  const places = new Set(events.flatMap(({ meta }) => placeIn(meta.correlationId) ?? []));
  for (const within of places)
    noteSpan({ name: 'project', within, attributes: { 'conclave.events': events.length } }, at);
};
