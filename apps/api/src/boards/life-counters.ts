import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { REDIS } from '#infrastructure';
import { channels, Dependencies, type Redis, token } from '#platform';
import { unavailableFailure } from '../http/failure.js';
import type { StreamHub } from '../live/stream-hub.js';

/** Notifies the overlays of a tournament that the life of some game in it has changed. */
export const LIFE_HUB = token<StreamHub>('LifeHub');

const count = z.int().min(0).max(99);
/** The remaining life of both bases at a table, as tracked by a member of the staff. */
export const life = z.strictObject({ a: count, b: count });
export type Life = z.infer<typeof life>;

/** A day of play; nobody needs it after that. */
const keptSeconds = 12 * 3_600;

const keyOf = (eventId: string, matchId: string): string => `conclave:life:${eventId}:${matchId}`;

/**
 * The life of games on paper, for streams: sent by a caster's phone and stored only in Redis and
 * for a day, because it is no fact of the tournament. Pages that show it are notified at once.
 */
@Injectable()
@Dependencies(REDIS)
export class LifeCounters {
  constructor(private readonly redis: Redis) {}

  /** Null if nobody tracks it, and while Redis is unavailable. */
  async read(eventId: string, matchId: string): Promise<Life | null> {
    if (this.redis.status !== 'ready') return null;
    const kept = await this.redis.get(keyOf(eventId, matchId)).catch(() => null);
    return kept === null ? null : life.parse(JSON.parse(kept));
  }

  /** Fails with 503 while Redis is unavailable. */
  async write(eventId: string, matchId: string, told: Life): Promise<void> {
    if (this.redis.status !== 'ready') throw unavailableFailure('server/unavailable');
    await this.redis.set(keyOf(eventId, matchId), JSON.stringify(told), 'EX', keptSeconds);
    await this.redis.publish(channels.lives(eventId), matchId);
  }
}
