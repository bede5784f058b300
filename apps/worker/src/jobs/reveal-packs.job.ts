import { streamOf } from '#aggregate';
import { z } from 'zod';
import { CommandExecutor } from '#event-store';
import { tournamentDecider, type LimitedState, type TournamentState } from '#tournament';
import { SystemCommands } from '#application';
import { Pods } from '../drafts/pods.js';
import { done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

const payload = z.object({ eventId: z.string().min(1) });
type Payload = z.infer<typeof payload>;

/** Makes packs and picks public: after each draft as a whole, or after the event. */
export class RevealPacksJob implements JobHandler<Payload> {
  readonly job = 'reveal-packs';

  constructor(
    private readonly commands: SystemCommands,
    private readonly pods: Pods,
    private readonly load: CommandExecutor['load'],
  ) {}

  async handle({ eventId }: Payload): Promise<JobOutcome> {
    const { state } = await this.load(tournamentDecider, streamOf('event', eventId));
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

/** Makes the packs of the event's pods public, if the event's reveal rule allows it already. */
export const revealPacks = defineJob({
  name: 'reveal-packs',
  payload,
  key: ({ eventId }) => eventId,
  attempts: 8,
  backoffMs: 200,
  needs: { commands: SystemCommands, pods: Pods, executor: CommandExecutor },
  handler: ({ commands, pods, executor }) => new RevealPacksJob(commands, pods, executor.load),
});
