import { Module } from '@nestjs/common';
import { Aggregates } from '#application';
import { LOGGER, SUBSCRIBER } from '#infrastructure';
import { channels, provide, provideParts } from '#platform';
import { DUEL_SEEDS, SCREEN_GAMES } from '../commands/command-tokens.js';
import { StreamHub } from '../live/stream-hub.js';
import { DUEL_HUB } from './duel-hub.js';
import { DuelViews } from './duel-views.js';
import { DuelsController } from './duels.controller.js';

const views = provideParts(
  DuelViews,
  { aggregates: Aggregates, seeds: DUEL_SEEDS, games: SCREEN_GAMES },
  (parts) => new DuelViews(parts),
);

const hub = provide(
  DUEL_HUB,
  [SUBSCRIBER, Aggregates, LOGGER],
  (subscriber, aggregates, logger) => {
    const versionOf = async (duelId: string): Promise<number> =>
      (await aggregates.duel(duelId)).version;
    return new StreamHub(subscriber, { channel: channels.duel, versionOf }, logger);
  },
);

/** Games between two people and no event, of games that describe their board themselves. */
@Module({ controllers: [DuelsController], providers: [views, hub] })
export class DuelsModule {}
