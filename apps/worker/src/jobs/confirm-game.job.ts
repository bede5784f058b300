import { isRefusal } from '#event-store';
import type { Aggregates, SystemCommands } from '#application';
import { deadlineOf, type Deadlines } from './deadlines.js';
import type { JobPayload } from './job-definitions.js';
import { again, done, type JobHandler, type JobOutcome } from './job-registry.js';

/** Lets silence count as consent to a game's report, fenced by that report. */
export class ConfirmGameJob implements JobHandler<'confirm-game'> {
  readonly job = 'confirm-game';

  constructor(
    private readonly commands: SystemCommands,
    private readonly aggregates: Pick<Aggregates, 'match'>,
    private readonly deadlines: Deadlines,
  ) {}

  async handle({ matchId, game, reportVersion }: JobPayload<'confirm-game'>): Promise<JobOutcome> {
    const { trilogy, confirmAfterMinutes } = (await this.aggregates.match(matchId)).state;
    const report = trilogy?.report;
    if (report?.version === reportVersion && report.confirmBy !== null) {
      const left = await this.deadlines.leftMs(
        deadlineOf(report.confirmBy, confirmAfterMinutes * 60),
      );
      if (left !== null) return again(left);
    }
    const act = { job: this.job, commandId: `confirm-game.${matchId}.${reportVersion}` } as const;
    const outcome = await this.commands.toMatch(act, matchId, 'ConfirmGameByTimeout', {
      game,
      reportVersion,
    });
    return isRefusal(outcome) && outcome.code === 'match/too-early' ? again(1_000) : done;
  }
}
