import { type DynamicModule, Module } from '@nestjs/common';
import type { Configuration, Logger } from '#platform';
import { InfrastructureModule } from './infrastructure/infrastructure.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { ProjectionsModule } from './projections/projections.module.js';

@Module({})
export class WorkerModule {
  static with(configuration: Configuration, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      imports: [InfrastructureModule.with(configuration, logger), JobsModule, ProjectionsModule],
    };
  }
}
