import { Module } from '@nestjs/common';
import { PoolViews } from './pool-views.js';
import { CubeCheckController } from './cube-check.controller.js';
import { PoolsController } from './pools.controller.js';

/** Sealed and Draft: what decks are built from. */
@Module({ controllers: [PoolsController, CubeCheckController], providers: [PoolViews] })
export class PoolsModule {}
