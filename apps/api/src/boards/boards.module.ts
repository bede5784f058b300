import { Module } from '@nestjs/common';
import { channels } from '#platform';
import { hintHub } from '../live/hint-hub.js';
import { BoardsController, FramesController } from './boards.controller.js';
import { TablesModule } from '../tables/tables.module.js';
import { EmbeddingController } from './embedding.controller.js';
import { CasterController, LifeController } from './life.controller.js';
import { LIFE_HUB, LifeCounters } from './life-counters.js';
import { WatchController } from './watch.controller.js';

/** Boards that streams show and other sites embed. */
@Module({
  imports: [TablesModule],
  controllers: [
    BoardsController,
    FramesController,
    EmbeddingController,
    WatchController,
    LifeController,
    CasterController,
  ],
  providers: [LifeCounters, hintHub(LIFE_HUB, channels.lives)],
})
export class BoardsModule {}
