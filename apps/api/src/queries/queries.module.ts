import { Global, Module } from '@nestjs/common';
import { EventDoor } from '../events/event-door.js';
import { AskQueryHandler } from './ask-query.handler.js';
import { EventGlance } from './event-glance.js';
import { LogPositions } from './log-positions.js';
import { QueryController } from './query.controller.js';
import { Snapshots } from './snapshots.js';

const reading = [LogPositions, Snapshots, EventGlance, EventDoor];

/** Questions that read models answer, and the rights of those who ask. */
@Global()
@Module({
  controllers: [QueryController],
  providers: [...reading, AskQueryHandler],
  exports: reading,
})
export class QueriesModule {}
