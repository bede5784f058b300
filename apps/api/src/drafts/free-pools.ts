import { Injectable } from '@nestjs/common';
import { Dependencies } from '#platform';
import type { FreePool } from '#contracts';
import { boostersName, buildDeck, commonBasesOf, poolOf } from '#draft';
import { countCards, toSwudbJson } from '#formats';
import { conflictFailure, notFoundFailure } from '../http/failure.js';
import { type Asker, isFreePod } from '#application';
import { poolCard } from '../pools/card-faces.js';
import { suggestedBuild, type SuggestedBuild } from '../pools/suggested-build.js';
import { PodViews } from './pod-views.js';

/**
 * What was drafted in a free pod, for its player to build a deck and to play against the bots of
 * the pod.
 */
@Injectable()
@Dependencies(PodViews)
export class FreePools {
  constructor(private readonly views: PodViews) {}

  /** A deck to start from; null if the pool is not enough for one. */
  async suggestion(
    podId: string,
    asker: Asker,
  ): Promise<{ readonly build: SuggestedBuild | null }> {
    const { pool } = await this.of(podId, asker);
    return { build: suggestedBuild(pool) };
  }

  async of(podId: string, asker: Asker): Promise<FreePool> {
    const { pod, rights } = await this.views.enter(podId, asker);
    const seat = pod.seats.findIndex(({ playerId }) => rights.ownPlayers.has(playerId));
    const own = pod.seats[seat];
    if (!isFreePod({ state: pod }) || own === undefined) throw notFoundFailure('draft/not-found');
    if (pod.status !== 'completed') throw conflictFailure('draft/not-completed');
    return {
      pool: {
        eventId: pod.eventId,
        playerId: own.playerId,
        name: own.name ?? '',
        set: boostersName(pod),
        state: 'complete',
        cards: countCards(poolOf(pod, seat)).map(({ id, count }) => ({
          card: poolCard(id),
          count,
        })),
        commonBases: commonBasesOf(pod).map(({ id }) => poolCard(id)),
        boosters: [],
        deck: null,
        buildEndsAt: null,
        open: true,
        serverTime: new Date().toISOString(),
      },
      against: pod.seats.flatMap(({ name, holder }, other) => {
        const deck =
          other === seat || holder !== 'bot'
            ? null
            : buildDeck(countCards(poolOf(pod, other)), commonBasesOf(pod));
        return deck ? [{ name: name ?? '', text: toSwudbJson(deck) }] : [];
      }),
    };
  }
}
