import { Global, Module } from '@nestjs/common';
import { TournamentAccess } from './tournament-access.js';
import { AskQueryHandler } from './ask-query.handler.js';
import { TournamentCache } from './tournament-cache.js';
import { LogPositions } from './log-positions.js';
import { QueryController } from './query.controller.js';
import { Snapshots } from './snapshots.js';

const reading = [LogPositions, Snapshots, TournamentCache, TournamentAccess];

/** Answers queries from the read models, by the rights of the askers. */
@Global()
@Module({
  controllers: [QueryController],
  providers: [...reading, AskQueryHandler],
  exports: reading,
})
export class QueriesModule {}
