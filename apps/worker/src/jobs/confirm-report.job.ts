import { isRefusal } from '#event-store';
import type { Aggregates, SystemCommands } from '#application';
import { deadlineOf, type Deadlines } from './deadlines.js';
import type { JobPayload } from './job-definitions.js';
import { again, done, type JobHandler, type JobOutcome } from './job-registry.js';

/** Lets silence count as consent, fenced by the report: whoever answers it first, a person or the clock, wins alone. */
export class ConfirmReportJob implements JobHandler<'confirm-report'> {
  readonly job = 'confirm-report';

  constructor(
    private readonly commands: SystemCommands,
    private readonly aggregates: Pick<Aggregates, 'match'>,
    private readonly deadlines: Deadlines,
  ) {}

  async handle({ matchId, reportVersion }: JobPayload<'confirm-report'>): Promise<JobOutcome> {
    const { report, confirmAfterMinutes } = (await this.aggregates.match(matchId)).state;
    if (report?.version === reportVersion && report.confirmBy !== null) {
      const left = await this.deadlines.leftMs(
        deadlineOf(report.confirmBy, confirmAfterMinutes * 60),
      );
      if (left !== null) return again(left);
    }
    const act = { job: this.job, commandId: `confirm-report.${matchId}.${reportVersion}` } as const;
    const outcome = await this.commands.toMatch(act, matchId, 'ConfirmByTimeout', {
      reportVersion,
    });
    return isRefusal(outcome) && outcome.code === 'match/too-early' ? again(1_000) : done;
  }
}
