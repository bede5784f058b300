import { Module } from '@nestjs/common';
import { TablesModule } from '../tables/tables.module.js';
import { FreeMatchViews } from './free-match-views.js';
import { FreeMatchesController } from './free-matches.controller.js';

/** Matches of two people and no tournament, until they sit at their table. */
@Module({
  imports: [TablesModule],
  controllers: [FreeMatchesController],
  providers: [FreeMatchViews],
})
export class FreeMatchesModule {}
