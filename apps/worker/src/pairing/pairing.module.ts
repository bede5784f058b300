import { Module } from '@nestjs/common';
import { Aggregates, systemClock, SystemCommands } from '#application';
import { EVENT_STORE } from '#infrastructure';
import { provide, provideParts } from '#platform';
import { PROJECTIONS } from '../infrastructure/tokens.js';
import { CompleteRoundJob } from '../jobs/complete-round.job.js';
import { ConfirmReportJob } from '../jobs/confirm-report.job.js';
import { Deadlines } from '../jobs/deadlines.js';
import { PairRoundJob } from '../jobs/pair-round.job.js';
import { SealHeadsJob } from '../jobs/seal-heads.job.js';

const jobs = [
  PairRoundJob,
  CompleteRoundJob,
  provide(
    ConfirmReportJob,
    [SystemCommands, Aggregates, Deadlines],
    (commands, aggregates, deadlines) => new ConfirmReportJob(commands, aggregates, deadlines),
  ),
  provideParts(
    SealHeadsJob,
    { commands: SystemCommands, reader: PROJECTIONS, store: EVENT_STORE },
    (parts) => new SealHeadsJob({ ...parts, clock: systemClock }),
  ),
];

/** Rounds: paired, confirmed, completed, sealed. */
@Module({ providers: jobs, exports: jobs })
export class PairingModule {}
