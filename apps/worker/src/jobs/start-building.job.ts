import { streamOf } from '#aggregate';
import { z } from 'zod';
import { CommandExecutor } from '#event-store';
import { currentDraft, tournamentDecider } from '#tournament';
import { SystemCommands } from '#application';
import { Pods } from '../drafts/pods.js';
import { done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

const payload = z.object({ eventId: z.string().min(1) });
type Payload = z.infer<typeof payload>;

/** The last pod of a draft is done: starts deck building with the time that the event allows. */
export class StartBuildingJob implements JobHandler<Payload> {
  readonly job = 'start-building';

  constructor(
    private readonly commands: SystemCommands,
    private readonly pods: Pods,
    private readonly load: CommandExecutor['load'],
  ) {}

  async handle({ eventId }: Payload): Promise<JobOutcome> {
    const { state } = await this.load(tournamentDecider, streamOf('event', eventId));
    const draft = currentDraft(state);
    if (!draft || state.status !== 'running' || state.limited.building !== null) return done;
    const pods = await Promise.all(draft.pods.map(({ podId }) => this.pods.state(podId)));
    if (pods.some((pod) => pod.status !== 'completed')) return done;
    const minutes = state.settings.limited?.buildMinutes ?? 0;
    // The id contains the pod, since pods may be dissolved and formed again.
    const act = {
      job: this.job,
      commandId: `start-building.${eventId}.${draft.pods[0]?.podId ?? ''}`,
    } as const;
    await this.commands.toEvent(act, eventId, 'StartDeckBuilding', {
      minutes: minutes > 0 ? minutes : null,
      drafting: [],
    });
    return done;
  }
}

/** Starts deck building once the last pod of a draft is done. */
export const startBuilding = defineJob({
  name: 'start-building',
  payload,
  key: ({ eventId }) => eventId,
  attempts: 8,
  backoffMs: 100,
  needs: { commands: SystemCommands, pods: Pods, executor: CommandExecutor },
  handler: ({ commands, pods, executor }) => new StartBuildingJob(commands, pods, executor.load),
});
