import {
  type EventStore,
  type Lease,
  type LogLeases,
  type LogsBehind,
  LogVisits,
  type PostgresLogIndex,
  type ProjectionStore,
  type RecordedEvent,
  type Visited,
  isOwnFact,
} from '#event-store';
import { ownership } from '#facts';
import type { Logger } from '#platform';
import { noticeKey, type NoticeOutbox } from '#push';
import { OPEN, openWorkModel } from '#read-models';
import type { JobRequest } from '../queue/job.js';
import type { JobQueue } from '../queue/job-queue.js';
import type { LogReader } from '../logs/log-dispatcher.js';
import { noticesOf } from '../push/notices-of.js';
import { AwaitedJobs } from './awaited-jobs.js';
import { outstanding, newsToTell } from './outstanding.js';
import { react } from './react.js';

export interface ReactionReaderOptions {
  readonly events: Pick<EventStore, 'readLog'>;
  readonly index: Pick<PostgresLogIndex, 'reached' | 'reach'>;
  readonly leases: LogLeases;
  readonly projections: ProjectionStore;
  readonly queue: JobQueue;
  readonly outbox: NoticeOutbox;
  readonly logger: Logger;
}

const READER = 'reactions';
const BATCH = 500;
/** The number of logs whose position is kept in memory. */
const MOST_KEPT = 5_000;
/**
 * The interval at which the position is saved while a log is busy: a worker that takes over repeats
 * at most the requests of this time.
 */
const SAVE_EVERY_MS = 1_000;
/**
 * Jobs due within this time are requested from the queue at once; later ones stay open work, most
 * of which people do before.
 */
const SOON_MS = 60_000;

const isSoon = ({ notBefore }: JobRequest): boolean =>
  notBefore === undefined || Date.parse(notBefore) <= Date.now() + SOON_MS;

interface Place {
  readonly position: number;
  readonly globalPosition: number;
  readonly fence: number;
  /** Whether the position is saved in PostgreSQL. */
  readonly saved: boolean;
  /** When a position in this log was last saved, in milliseconds since 1970. */
  readonly savedAt: number;
}

/**
 * Turns the events of this worker's logs into jobs and notices. These are requested first, and the
 * position in the log is saved afterwards; reading events twice requests the same jobs and notices,
 * so in a busy log not every position must be saved. Jobs lost by the queue are found in the open
 * work, with which the queue is compared every few seconds.
 */
export class ReactionReader implements LogReader {
  readonly name = 'reactions';
  private readonly places = new Map<string, Place>();
  private readonly awaited = new AwaitedJobs();
  private readonly visits: LogVisits;

  constructor(private readonly options: ReactionReaderOptions) {
    this.visits = new LogVisits({
      visit: (log) => this.visit(log),
      onError: (log, error) =>
        options.logger.warn({ err: error, log }, 'reactions stumbled and try again'),
    });
  }

  soon(logs: readonly string[]): void {
    this.visits.soon(logs);
  }

  behind(logs: readonly LogsBehind[]): void {
    this.visits.later(logs.flatMap(({ log, reactions }) => (reactions ? [log] : [])));
  }

  async round(first: boolean): Promise<void> {
    if (!first) return;
    await this.askForOpenWork();
    await this.options.queue.scheduleWhatIsLost();
  }

  stop(): Promise<void> {
    return this.visits.stop();
  }

  private async visit(log: string): Promise<Visited> {
    const lease = this.options.leases.of(log);
    if (lease === null) {
      this.places.delete(log);
      return 'done';
    }
    const known = this.places.get(log);
    const place = known?.fence === lease.fence ? known : await this.look(log, lease);
    const events = await this.options.events.readLog(log, place.position, BATCH);
    const last = events.at(-1);
    if (last === undefined) {
      if (!place.saved) await this.save(log, lease, place);
      return 'done';
    }
    const called = await this.answer(events.filter((event) => isOwnFact(ownership, log, event)));
    const next = {
      position: place.position + events.length,
      globalPosition: last.globalPosition,
      fence: lease.fence,
      saved: false,
      savedAt: place.savedAt,
    };
    // Events without a reaction can be read again: their position is saved when the log is quiet.
    if (called && Date.now() - place.savedAt >= SAVE_EVERY_MS) await this.save(log, lease, next);
    else this.keep(log, next);
    return events.length === BATCH ? 'more' : 'done';
  }

  /** Requests the jobs and records the notices for these events; false if there are none. */
  private async answer(events: readonly RecordedEvent[]): Promise<boolean> {
    const { queue, outbox } = this.options;
    const news = noticesOf(events);
    if (news.length > 0) await outbox.record(news);
    const told = newsToTell(news.map(({ notice, dueAt }) => ({ key: noticeKey(notice), dueAt })));
    const jobs = [...react(events), ...told].filter(isSoon);
    const toAsk = this.awaited.toAsk(jobs, Date.now());
    if (toAsk.length > 0) await queue.ask(toAsk);
    this.awaited.asked(toAsk, Date.now());
    return jobs.length + news.length > 0;
  }

  private async look(log: string, lease: Lease): Promise<Place> {
    const position = await this.options.index.reached(log, READER);
    return { position, globalPosition: 0, fence: lease.fence, saved: true, savedAt: 0 };
  }

  private async save(log: string, lease: Lease, place: Place): Promise<void> {
    const { position, globalPosition } = place;
    await this.options.index.reach({ log, reader: READER, lease }, position, globalPosition);
    this.keep(log, { ...place, saved: true, savedAt: Date.now() });
  }

  private keep(log: string, place: Place): void {
    this.places.delete(log);
    this.places.set(log, place);
    const [oldest] = this.places.keys();
    if (this.places.size > MOST_KEPT && oldest !== undefined) this.places.delete(oldest);
  }

  private async askForOpenWork(): Promise<void> {
    const { documents } = await this.options.projections.listDocuments(openWorkModel.name, OPEN, {
      shared: true,
    });
    const open = [...outstanding(documents), ...newsToTell(await this.options.outbox.open())];
    await this.options.queue.ask(open.filter(isSoon));
  }
}
