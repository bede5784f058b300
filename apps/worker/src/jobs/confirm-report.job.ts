import { Injectable } from '@nestjs/common';
import { Dependencies } from '#platform';
import { isRefusal } from '#event-store';
import { SystemCommands } from '#application';
import type { JobPayload } from './job-definitions.js';
import { again, done, type JobHandler, type JobOutcome } from './job-registry.js';

/** Lets silence count as consent, fenced by the report: whoever answers it first, a person or the clock, wins alone. */
@Injectable()
@Dependencies(SystemCommands)
export class ConfirmReportJob implements JobHandler<'confirm-report'> {
  readonly job = 'confirm-report';

  constructor(private readonly commands: SystemCommands) {}

  async handle({ matchId, reportVersion }: JobPayload<'confirm-report'>): Promise<JobOutcome> {
    const act = { job: this.job, commandId: `confirm-report.${matchId}.${reportVersion}` } as const;
    const outcome = await this.commands.toMatch(act, matchId, 'ConfirmByTimeout', {
      reportVersion,
    });
    return isRefusal(outcome) && outcome.code === 'match/too-early' ? again(1_000) : done;
  }
}
