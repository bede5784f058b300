import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { REDIS } from '#infrastructure';
import { channels, Dependencies, type Redis, token } from '#platform';
import { unavailableFailure } from '../http/failure.js';
import type { StreamHub } from '../live/stream-hub.js';

/** Tells the overlays of an event that somewhere in it the life of a game has changed. */
export const LIFE_HUB = token<StreamHub>('LifeHub');

const count = z.int().min(0).max(99);
/** What is left of the bases of the two at a table, as somebody of the staff counts it. */
export const life = z.strictObject({ a: count, b: count });
export type Life = z.infer<typeof life>;

/** A day of play; nobody asks for it after that. */
const keptSeconds = 12 * 3_600;

const keyOf = (eventId: string, matchId: string): string => `conclave:life:${eventId}:${matchId}`;

/**
 * The life of games on paper, for streams: told by a caster's phone, kept in Redis alone and for a day,
 * since it is no fact of the event. A page that shows it is told at once that it changed.
 */
@Injectable()
@Dependencies(REDIS)
export class LifeCounters {
  constructor(private readonly redis: Redis) {}

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
}
