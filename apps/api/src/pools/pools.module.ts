import { Module } from '@nestjs/common';
import { PoolViews } from './pool-views.js';
import { CubeCheckController } from './cube-check.controller.js';
import { PoolsController } from './pools.controller.js';

/** Sealed and Draft: the cards from which decks are built. */
@Module({ controllers: [PoolsController, CubeCheckController], providers: [PoolViews] })
export class PoolsModule {}
