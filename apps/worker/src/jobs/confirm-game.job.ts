import { Injectable } from '@nestjs/common';
import { Dependencies } from '#platform';
import { isRefusal } from '#event-store';
import { SystemCommands } from '#application';
import type { JobPayload } from './job-definitions.js';
import { again, done, type JobHandler, type JobOutcome } from './job-registry.js';

/** Lets silence count as consent to a game's report, fenced by that report. */
@Injectable()
@Dependencies(SystemCommands)
export class ConfirmGameJob implements JobHandler<'confirm-game'> {
  readonly job = 'confirm-game';

  constructor(private readonly commands: SystemCommands) {}

  async handle({ matchId, game, reportVersion }: JobPayload<'confirm-game'>): Promise<JobOutcome> {
    const act = { job: this.job, commandId: `confirm-game.${matchId}.${reportVersion}` } as const;
    const outcome = await this.commands.toMatch(act, matchId, 'ConfirmGameByTimeout', {
      game,
      reportVersion,
    });
    return isRefusal(outcome) && outcome.code === 'match/too-early' ? again(1_000) : done;
  }
}
