import { Module } from '@nestjs/common';
import { BoardsController, FramesController } from './boards.controller.js';
import { EmbeddingController } from './embedding.controller.js';

/** What streams show and other sites frame. */
@Module({ controllers: [BoardsController, FramesController, EmbeddingController] })
export class BoardsModule {}
