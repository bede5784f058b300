import { Module } from '@nestjs/common';
import { OpenPoolsHandler } from './open-pools.handler.js';
import { RecordPoolHandler } from './record-pool.handler.js';

/** Sealed and Draft: what decks are built from. */
@Module({ providers: [OpenPoolsHandler, RecordPoolHandler] })
export class PoolsModule {}
