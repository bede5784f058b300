import { type FactoryProvider, Module } from '@nestjs/common';
import type { EventStore } from '#event-store';
import type { EventDoor } from '../events/event-door.js';
import { EVENT_DOOR, EVENT_STORE, PLAYER_POOLS, POOL_VIEWS } from '../infrastructure/tokens.js';
import type { PlayerPools } from '#application';
import { PoolViews } from './pool-views.js';
import { PoolsController } from './pools.controller.js';

const views: FactoryProvider = {
  provide: POOL_VIEWS,
  inject: [EVENT_DOOR, PLAYER_POOLS, EVENT_STORE],
  useFactory: (door: EventDoor, pools: PlayerPools, store: EventStore) =>
    new PoolViews(door, pools, store),
};

/** Sealed and Draft: what decks are built from. */
@Module({ controllers: [PoolsController], providers: [views] })
export class PoolsModule {}
