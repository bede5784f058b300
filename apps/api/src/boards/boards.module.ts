import { Module } from '@nestjs/common';
import { BoardsController, FramesController } from './boards.controller.js';
import { TablesModule } from '../tables/tables.module.js';
import { EmbeddingController } from './embedding.controller.js';

/** What streams show and other sites frame. */
@Module({
  imports: [TablesModule],
  controllers: [BoardsController, FramesController, EmbeddingController],
})
export class BoardsModule {}
