import type { CommandExecutor } from '#event-store';
import { tournamentDecider, type LimitedState, type TournamentState } from '#tournament';
import type { SystemCommands } from '#application';
import type { Pods } from '../drafts/pods.js';
import type { JobPayload } from './job-definitions.js';
import { done, type JobHandler, type JobOutcome } from './job-registry.js';

/** Opens packs and picks to everyone: after each draft as a whole, or after the event. */
export class RevealPacksJob implements JobHandler<'reveal-packs'> {
  readonly job = 'reveal-packs';

  constructor(
    private readonly commands: SystemCommands,
    private readonly pods: Pods,
    private readonly load: CommandExecutor['load'],
  ) {}

  async handle({ eventId }: JobPayload<'reveal-packs'>): Promise<JobOutcome> {
    const { state } = await this.load(tournamentDecider, `event-${eventId}`);
    for (const draft of state.limited.drafts) await this.reveal(draft, state);
    return done;
  }

  private async reveal(
    { pods }: LimitedState['drafts'][number],
    { status, settings }: TournamentState,
  ): Promise<void> {
    const states = await Promise.all(pods.map(({ podId }) => this.pods.state(podId)));
    const over = states.every((pod) => pod.status === 'completed');
    if (status !== 'finished' && !(settings.limited?.reveal === 'after-draft' && over)) return;
    for (const { podId, status: pod, source, revealed } of states) {
      if (pod !== 'completed' || source !== 'generated' || revealed) continue;
      const { choice, nonce } = await this.pods.seed(podId);
      await this.commands.toPod(
        { job: this.job, commandId: `reveal-packs.${podId}` },
        podId,
        'RevealPacks',
        { seed: choice, nonce },
      );
    }
  }
}
