import {
  type EventStore,
  type ProjectionRunner,
  type ProjectionStore,
  startProjections,
} from '#event-store';
import type { Histogram, Logger } from '#platform';
import { readModels } from '#read-models';
import type { Duty } from '../infrastructure/leadership.js';
import type { WakeUps } from '../infrastructure/wake-ups.js';
import type { LiveAnnouncer } from './live-announcer.js';
import { SharedEvents } from './shared-events.js';

export interface ProjectionDutyOptions {
  readonly store: EventStore;
  readonly projections: ProjectionStore;
  readonly wakeUps: WakeUps;
  readonly announcer: LiveAnnouncer;
  readonly advances: Histogram<'model'>;
  readonly logger: Logger;
}

/** Keeps every read model up to date and tells the pages. */
export class ProjectionDuty implements Duty {
  readonly name = 'projections';
  private runner: ProjectionRunner | null = null;

  constructor(private readonly options: ProjectionDutyOptions) {}

  start(): void {
    const { store, projections, wakeUps, announcer, advances, logger } = this.options;
    this.runner = startProjections({
      events: new SharedEvents(store),
      projections,
      models: readModels,
      wake: wakeUps.source,
      onAdvanced: (model, touched, position) => {
        advances.observe({ model }, new Set(touched.map(({ scope }) => scope)).size);
        announcer.advanced(model, touched, position);
      },
      onError: (model, error) =>
        logger.warn({ err: error, model }, 'a projection stumbled and tries again'),
    });
  }

  async stop(): Promise<void> {
    await this.runner?.stop();
    this.runner = null;
    this.options.announcer.flush();
  }
}
