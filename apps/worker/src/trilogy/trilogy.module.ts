import { Module } from '@nestjs/common';
import { Aggregates, SystemCommands } from '#application';
import { SEALED_SECRETS } from '#infrastructure';
import { provideParts } from '#platform';
import { ChooseByClockJob } from '../jobs/choose-by-clock.job.js';
import { ConfirmGameJob } from '../jobs/confirm-game.job.js';
import { RevealChoicesJob } from '../jobs/reveal-choices.job.js';

const parts = { aggregates: Aggregates, secrets: SEALED_SECRETS, system: SystemCommands };

const jobs = [
  provideParts(RevealChoicesJob, parts, (given) => new RevealChoicesJob(given)),
  provideParts(ChooseByClockJob, parts, (given) => new ChooseByClockJob(given)),
  ConfirmGameJob,
];

/** Trilogy: secret choices revealed, made by the clock, games confirmed. */
@Module({ providers: jobs, exports: jobs })
export class TrilogyModule {}
