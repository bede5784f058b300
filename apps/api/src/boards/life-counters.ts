import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { z } from 'zod';
import { LOGGER, REDIS, SUBSCRIBER } from '#infrastructure';
import { channels, Dependencies, type Logger, type Redis } from '#platform';
import { unavailableFailure } from '../http/failure.js';
import type { Viewer } from '../live/viewer.js';

const count = z.int().min(0).max(99);
/** What is left of the bases of the two at a table, as somebody of the staff counts it. */
export const life = z.strictObject({ a: count, b: count });
export type Life = z.infer<typeof life>;

/** A day of play; nobody asks for it after that. */
const keptSeconds = 12 * 3_600;
const heartbeatMs = 15_000;

const keyOf = (eventId: string, matchId: string): string => `conclave:life:${eventId}:${matchId}`;

/**
 * The life of games on paper, for streams: told by a caster's phone, kept in Redis alone and for a day,
 * since it is no fact of the event. A page that shows it is told at once that it changed.
 */
@Injectable()
@Dependencies(REDIS, SUBSCRIBER, LOGGER)
export class LifeCounters implements OnApplicationShutdown {
  readonly #watched = new Map<string, Set<Viewer>>();
  readonly #beat: NodeJS.Timeout;

  constructor(
    private readonly redis: Redis,
    private readonly subscriber: Redis,
    private readonly logger: Logger,
  ) {
    subscriber.on('message', (channel: string) => this.tell(channel, 'data: {}\n\n'));
    this.#beat = setInterval(() => {
      for (const channel of this.#watched.keys()) this.tell(channel, ': here\n\n');
    }, heartbeatMs).unref();
  }

  /** Null where nobody counts, and while Redis is away. */
  async read(eventId: string, matchId: string): Promise<Life | null> {
    if (this.redis.status !== 'ready') return null;
    const kept = await this.redis.get(keyOf(eventId, matchId)).catch(() => null);
    return kept === null ? null : life.parse(JSON.parse(kept));
  }

  /** Fails with 503 while Redis is away. */
  async write(eventId: string, matchId: string, told: Life): Promise<void> {
    if (this.redis.status !== 'ready') throw unavailableFailure('server/unavailable');
    await this.redis.set(keyOf(eventId, matchId), JSON.stringify(told), 'EX', keptSeconds);
    await this.redis.publish(channels.lives(eventId), matchId);
  }

  async enter(eventId: string, viewer: Viewer): Promise<void> {
    const channel = channels.lives(eventId);
    const viewers = this.#watched.get(channel) ?? new Set();
    viewers.add(viewer);
    this.#watched.set(channel, viewers);
    if (viewers.size === 1) await this.subscriber.subscribe(channel);
    // What was told before it listened is asked for once more.
    viewer.write('data: {}\n\n');
  }

  leave(eventId: string, viewer: Viewer): void {
    const channel = channels.lives(eventId);
    const viewers = this.#watched.get(channel);
    if (!viewers?.delete(viewer) || viewers.size > 0) return;
    this.#watched.delete(channel);
    this.subscriber
      .unsubscribe(channel)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'could not unsubscribe'));
  }

  onApplicationShutdown(): void {
    clearInterval(this.#beat);
    for (const viewers of this.#watched.values()) for (const viewer of viewers) viewer.end();
  }

  private tell(channel: string, message: string): void {
    for (const viewer of this.#watched.get(channel) ?? []) viewer.write(message);
  }
}
