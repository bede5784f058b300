import { z } from 'zod';
import { isRefusal } from '#aggregate';
import { SystemCommands, Aggregates } from '#application';
import { deadlineOf, Deadlines } from './deadlines.js';
import { again, done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

const payload = z.object({ matchId: z.string().min(1), reportVersion: z.int().min(1) });
type Payload = z.infer<typeof payload>;

/**
 * Confirms a report after the time to object, fenced by the report: the first answer counts,
 * whether of a person or of the clock.
 */
export class ConfirmReportJob implements JobHandler<Payload> {
  readonly job = 'confirm-report';

  constructor(
    private readonly commands: SystemCommands,
    private readonly aggregates: Pick<Aggregates, 'match'>,
    private readonly deadlines: Deadlines,
  ) {}

  async handle({ matchId, reportVersion }: Payload): Promise<JobOutcome> {
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

/** The report at `reportVersion` counts as confirmed if nobody has objected. */
export const confirmReport = defineJob({
  name: 'confirm-report',
  payload,
  key: ({ matchId, reportVersion }) => `${matchId}.${reportVersion}`,
  attempts: 8,
  backoffMs: 200,
  needs: { commands: SystemCommands, aggregates: Aggregates, deadlines: Deadlines },
  handler: ({ commands, aggregates, deadlines }) =>
    new ConfirmReportJob(commands, aggregates, deadlines),
});
