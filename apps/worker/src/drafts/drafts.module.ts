import { Module } from '@nestjs/common';
import { systemClock, SystemCommands } from '#application';
import { CommandExecutor } from '#event-store';
import { POOL, SEALED_SECRETS } from '#infrastructure';
import { OpenHours, provide } from '#platform';
import { BotPicksJob } from '../jobs/bot-picks.job.js';
import { PickByClockJob } from '../jobs/pick-by-clock.job.js';
import { RevealPacksJob } from '../jobs/reveal-packs.job.js';
import { StartBuildingJob } from '../jobs/start-building.job.js';
import { Pods } from './pods.js';

const jobs = [
  provide(
    PickByClockJob,
    [SystemCommands, Pods, POOL],
    (commands, pods, pool) => new PickByClockJob(commands, pods, new OpenHours(pool), systemClock),
  ),
  provide(
    BotPicksJob,
    [SystemCommands, Pods],
    (commands, pods) => new BotPicksJob(commands, pods, systemClock),
  ),
  provide(
    StartBuildingJob,
    [SystemCommands, Pods, CommandExecutor],
    (commands, pods, { load }) => new StartBuildingJob(commands, pods, load),
  ),
  provide(
    RevealPacksJob,
    [SystemCommands, Pods, CommandExecutor],
    (commands, pods, { load }) => new RevealPacksJob(commands, pods, load),
  ),
];

/** Draft pods: clocks, bots, deck building, packs revealed. */
@Module({
  providers: [
    provide(
      Pods,
      [CommandExecutor, SEALED_SECRETS],
      ({ load }, secrets) => new Pods(load, secrets),
    ),
    ...jobs,
  ],
  exports: jobs,
})
export class DraftsModule {}
