import { Module } from '@nestjs/common';
import { PoolViews } from './pool-views.js';
import { PoolsController } from './pools.controller.js';

/** Sealed and Draft: what decks are built from. */
@Module({ controllers: [PoolsController], providers: [PoolViews] })
export class PoolsModule {}
