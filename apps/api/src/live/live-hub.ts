import { logOfEvent } from '#aggregate';
import { liveAnnouncement, type LiveHello } from '#contracts';
import { channels, type DatabasePool, type Logger, type Redis } from '#platform';
import type { ApiMetrics } from '../operations/api-metrics.js';
import type { LogPositions } from '../queries/log-positions.js';
import { Channel, message } from './channel.js';
import { retryOf, spreadOf } from './pace.js';
import { Changes } from './resume.js';
import type { Viewer } from './viewer.js';

const heartbeatMs = 15_000;
/**
 * Messages about a model's progress arrive well within this time after it is visible in the
 * database.
 */
const settleMs = 1_000;

export interface LiveHubParts {
  /** A separate connection, because a subscribed one can do nothing else. */
  readonly subscriber: Redis;
  readonly pool: DatabasePool;
  readonly positions: LogPositions;
  readonly metrics: ApiMetrics;
  readonly logger: Logger;
}

/** One Redis subscription per watched event and process, fanned out to its viewers. */
export class LiveHub {
  private readonly subscriber: Redis;
  private readonly changes: Changes;
  private readonly positions: LogPositions;
  private readonly metrics: ApiMetrics;
  private readonly logger: Logger;
  readonly #channels = new Map<string, Channel>();
  readonly #beat: NodeJS.Timeout;
  readonly #clock: NodeJS.Timeout;
  /**
   * By tournament: the position that the models had a moment ago, and the one at the last check.
   */
  readonly #settled = new Map<string, number>();
  readonly #seen = new Map<string, number>();

  constructor({ subscriber, pool, positions, metrics, logger }: LiveHubParts) {
    this.subscriber = subscriber;
    this.changes = new Changes(pool);
    this.positions = positions;
    this.metrics = metrics;
    this.logger = logger;
    subscriber.on('message', (channel: string, text: string) => this.hear(channel, text));
    // After an outage messages may have been missed, so look for changes.
    subscriber.on('ready', () => void this.lookAgain());
    this.#beat = setInterval(() => void this.beat(), heartbeatMs).unref();
    this.#clock = setInterval(() => void this.tick(), settleMs).unref();
  }

  get viewers(): number {
    return [...this.#channels.values()].reduce((sum, channel) => sum + channel.viewers.size, 0);
  }

  /**
   * Admits a viewer: subscribes first and sends the server's position second, so that nothing is
   * missed in between.
   * @param after the position at which the viewer's last connection broke off; null for a newly
   * loaded page.
   */
  async enter(eventId: string, viewer: Viewer, after: number | null): Promise<void> {
    const channel = this.open(eventId);
    channel.viewers.add(viewer);
    this.metrics.viewers.inc();
    const log = logOfEvent(eventId);
    // A returning viewer gets everything missed up to now, so a cached position would hide changes.
    const { globalPosition: position } = await (after === null
      ? this.positions.recent(log)
      : this.positions.now(log));
    const { size } = channel.viewers;
    const hello: LiveHello = {
      serverTime: new Date().toISOString(),
      position,
      spreadMs: spreadOf(size, true),
    };
    viewer.write(
      `retry: ${retryOf(size, Math.random())}\n${message(hello, after === null ? position : null, 'hello')}`,
    );
    channel.startAt(position);
    if (after === null || after >= position) return;
    const touched = await this.changes.after(eventId, after);
    const changed = [...new Set(touched.flatMap((each) => each.queries))].sort();
    if (changed.length > 0)
      viewer.write(
        message(
          {
            position: Math.max(...touched.map((each) => each.position)),
            changed,
            spreadMs: spreadOf(size, true),
          },
          position,
        ),
      );
  }

  leave(eventId: string, viewer: Viewer): void {
    const channel = this.#channels.get(eventId);
    if (!channel?.viewers.delete(viewer)) return;
    this.metrics.viewers.dec();
    if (channel.viewers.size > 0) return;
    channel.close();
    this.#channels.delete(eventId);
    this.#settled.delete(eventId);
    this.#seen.delete(eventId);
    this.subscriber
      .unsubscribe(channels.live(eventId))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'could not unsubscribe'));
  }

  close(): void {
    clearInterval(this.#beat);
    clearInterval(this.#clock);
    for (const channel of this.#channels.values()) channel.close();
  }

  private open(eventId: string): Channel {
    const known = this.#channels.get(eventId);
    if (known) return known;
    const channel = new Channel({ settled: () => this.#settled.get(eventId) ?? 0 }, (viewer) =>
      this.noteDropped(eventId, viewer),
    );
    this.#channels.set(eventId, channel);
    // While Redis is unavailable, the subscription waits, and the heartbeat's check of the database
    // replaces it.
    this.subscriber
      .subscribe(channels.live(eventId))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'could not subscribe'));
    return channel;
  }

  private noteDropped(eventId: string, viewer: Viewer): void {
    this.metrics.viewersDropped.inc();
    this.logger.info(
      { eventId, waitingBytes: viewer.droppedWith },
      'a live connection was dropped: its reader is too slow; the page resumes by itself',
    );
  }

  private hear(name: string, text: string): void {
    const eventId = name.slice(channels.live('').length);
    const channel = this.#channels.get(eventId);
    if (!channel) return;
    const heard = liveAnnouncement.safeParse(parse(text));
    if (heard.success) channel.tell(heard.data);
    else this.logger.warn({ name }, 'an announcement could not be read');
  }

  private async beat(): Promise<void> {
    for (const channel of this.#channels.values()) channel.heartbeat();
    await this.lookAgain();
  }

  /** Announcements can be lost with Redis or with a worker, but the documents hold every change. */
  private async lookAgain(): Promise<void> {
    for (const [eventId, channel] of this.#channels) {
      try {
        for (const { position, queries } of await this.changes.after(
          eventId,
          this.#settled.get(eventId) ?? 0,
        )) {
          const unheard = queries.filter((query) => !channel.knows(query, position));
          if (unheard.length > 0) channel.tell({ position, changed: unheard });
        }
      } catch (error) {
        this.logger.warn({ err: error }, 'could not look for changes');
      }
    }
  }

  /** What every model had reached a moment ago has been announced by now. */
  private async tick(): Promise<void> {
    for (const [eventId, position] of this.#seen) this.#settled.set(eventId, position);
    try {
      const watched = [...this.#channels.keys()];
      const reached = await Promise.all(
        watched.map((eventId) => this.positions.now(logOfEvent(eventId))),
      );
      for (const [index, eventId] of watched.entries()) {
        const position = reached[index]?.globalPosition;
        // The last viewer may have left meanwhile.
        if (position !== undefined && this.#channels.has(eventId))
          this.#seen.set(eventId, position);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'could not ask how far the models are');
    }
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
