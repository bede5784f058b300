import { type Checkpoint, type EventStore, hasReached, type ProjectionStore } from '#event-store';
import type { Logger, Redis } from '#platform';
import { noticeKey, type NoticeOutbox } from '#push';
import { OPEN, openWorkModel } from '#read-models';
import type { Duty } from '../infrastructure/leadership.js';
import { LookOut } from '../infrastructure/look-out.js';
import type { WakeUps } from '../infrastructure/wake-ups.js';
import type { JobQueue } from '../jobs/job-queue.js';
import { noticesOf } from '../push/notices-of.js';
import { outstanding, untold } from './outstanding.js';
import { react } from './react.js';

export interface ReactionDutyOptions {
  readonly store: EventStore;
  readonly projections: ProjectionStore;
  readonly queue: JobQueue;
  readonly outbox: NoticeOutbox;
  readonly redis: Redis;
  readonly wakeUps: WakeUps;
  readonly logger: Logger;
  /** How often open work is compared with what the queue holds. */
  readonly reconcileMs: number;
}

const CHECKPOINT = 'conclave:reactions:checkpoint';
const BATCH = 500;
const LOOK_EVERY_MS = 1_000;
/** How far back reading begins again after Redis was wiped, where nothing was worth telling. */
const KEEP_PLACE_EVERY_MS = 60_000;

/**
 * Turns facts into jobs. The checkpoint lies in Redis with the jobs on purpose: what wipes the one wipes the other, and then the open work in
 * PostgreSQL says which jobs there must be, and from where to read on.
 */
export class ReactionDuty implements Duty {
  readonly name = 'reactions';
  private readonly lookOuts: readonly LookOut[];
  private placeKeptAt = 0;

  constructor(private readonly options: ReactionDutyOptions) {
    const { wakeUps, reconcileMs, logger } = options;
    const stumbled = (error: unknown): void =>
      logger.warn({ err: error }, 'reactions stumbled and try again');
    this.lookOuts = [
      new LookOut({ look: () => this.takeBatch(), everyMs: LOOK_EVERY_MS, wakeUps, stumbled }),
      new LookOut({ look: () => this.reconcile(), everyMs: reconcileMs, stumbled }),
    ];
  }

  start(): void {
    for (const each of this.lookOuts) each.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.lookOuts.map((each) => each.stop()));
  }

  /** Asks for the jobs of one batch and then moves the checkpoint; false when there was nothing to read. */
  private async takeBatch(): Promise<boolean> {
    const { store, redis, queue, outbox } = this.options;
    const kept = await redis.get(CHECKPOINT);
    const from = kept === null ? await this.recover() : (JSON.parse(kept) as Checkpoint | null);
    const batch = await store.readAll(from, BATCH);
    if (batch.events.length === 0) return false;
    await queue.ask(react(batch.events));
    const news = noticesOf(batch.events);
    if (
      batch.checkpoint !== null &&
      (news.length > 0 || Date.now() - this.placeKeptAt > KEEP_PLACE_EVERY_MS)
    ) {
      await outbox.record(news, batch.checkpoint);
      this.placeKeptAt = Date.now();
      await queue.ask(untold(news.map(({ notice, dueAt }) => ({ key: noticeKey(notice), dueAt }))));
    }
    await redis.set(CHECKPOINT, JSON.stringify(batch.checkpoint));
    return true;
  }

  /**
   * Redis knows nothing. All work called for up to the model's own checkpoint is in its documents, all news up to the outbox's own are in the
   * outbox; everything later is still to be read. What is read twice calls for the same jobs and the same news.
   */
  private async recover(): Promise<Checkpoint | null> {
    const generations = await this.options.projections.generations(openWorkModel.name);
    const worked =
      generations.find((generation) => generation.status === 'live')?.checkpoint ?? null;
    const told = await this.options.outbox.checkpoint();
    const checkpoint = told !== null && hasReached(worked, told) ? told : worked;
    await this.askForOpenWork();
    await this.options.redis.set(CHECKPOINT, JSON.stringify(checkpoint));
    this.options.logger.info({ checkpoint }, 'the queue was empty: jobs derived from open work');
    return checkpoint;
  }

  private async reconcile(): Promise<false> {
    await this.askForOpenWork();
    await this.options.queue.scheduleWhatIsLost();
    return false;
  }

  private async askForOpenWork(): Promise<void> {
    const { documents } = await this.options.projections.listDocuments(openWorkModel.name, OPEN);
    await this.options.queue.ask([
      ...outstanding(documents),
      ...untold(await this.options.outbox.open()),
    ]);
  }
}
