import { openChoices, type CommandExecutor, type SealedSecrets } from '#event-store';
import { dueReveal, matchDecider, revealCommand } from '#match';
import type { SystemAct, SystemCommands } from '../commands/system-commands.js';
import type { JobPayload } from './job-definitions.js';
import { done, type JobHandler, type JobOutcome } from './job-registry.js';

/** Loads a stream as it stands now. */
export type LoadStream = CommandExecutor['load'];

/** Opens the choices of a match when all who had to speak have spoken; nothing to do is as good as done. */
export class Reveals {
  constructor(
    private readonly commands: SystemCommands,
    private readonly secrets: SealedSecrets,
    private readonly load: LoadStream,
  ) {}

  async reveal(job: SystemAct['job'], matchId: string): Promise<void> {
    const { state, streamId } = await this.load(matchDecider, `match-${matchId}`);
    const due = dueReveal(state.trilogy);
    if (!due || state.status === 'completed' || state.status === 'void') return;
    const { type, data } = revealCommand(
      due,
      await openChoices(this.secrets, streamId, due.sealed),
    );
    // Refused: somebody revealed it in the meantime.
    await this.commands.toMatch(
      { job, commandId: `reveal-choices.${matchId}.${due.game}` },
      matchId,
      type,
      data,
    );
  }
}

/** Completes a reveal that an api process left undone. */
export class RevealChoicesJob implements JobHandler<'reveal-choices'> {
  readonly job = 'reveal-choices';

  constructor(private readonly reveals: Reveals) {}

  async handle({ matchId }: JobPayload<'reveal-choices'>): Promise<JobOutcome> {
    await this.reveals.reveal(this.job, matchId);
    return done;
  }
}
