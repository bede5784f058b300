import { Module } from '@nestjs/common';
import { Aggregates, SystemCommands } from '#application';
import { SEALED_SECRETS } from '#infrastructure';
import { provide, provideParts } from '#platform';
import { ChooseByClockJob } from '../jobs/choose-by-clock.job.js';
import { ConfirmGameJob } from '../jobs/confirm-game.job.js';
import { Deadlines } from '../jobs/deadlines.js';
import { RevealChoicesJob } from '../jobs/reveal-choices.job.js';

const parts = { aggregates: Aggregates, secrets: SEALED_SECRETS, system: SystemCommands };

const jobs = [
  provideParts(RevealChoicesJob, parts, (given) => new RevealChoicesJob(given)),
  provideParts(
    ChooseByClockJob,
    { ...parts, deadlines: Deadlines },
    ({ deadlines, ...given }) => new ChooseByClockJob(given, deadlines),
  ),
  provide(
    ConfirmGameJob,
    [SystemCommands, Aggregates, Deadlines],
    (commands, aggregates, deadlines) => new ConfirmGameJob(commands, aggregates, deadlines),
  ),
];

/** Trilogy: secret choices revealed, made by the clock, games confirmed. */
@Module({ providers: jobs, exports: jobs })
export class TrilogyModule {}
