import { z } from 'zod';
import {
  duePicks,
  nextCall,
  nextCallDueAt,
  nextDeadline,
  owedOutages,
  type PodState,
  shortestSeconds,
} from '#draft';
import { type Clock, SystemCommands, systemClock } from '#application';
import { type Hours, OpenHours } from '#platform';
import { type OpenPod, Pods } from '../drafts/pods.js';
import { again, done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

/** The minimum of BullMQ; it also ensures that the deadline has really passed. */
const leastMs = 10;
/** The pause before a deadline is checked again that has passed while no api process was seen. */
const unseenMs = 250;

const payload = z.object({ podId: z.string().min(1) });
type Payload = z.infer<typeof payload>;

/**
 * The clock of one pod. Each pick is fenced by (pod, round, pick, seat), so that a late player and
 * the clock cannot both win, and the pod itself refuses a clock that comes early. Time counts only
 * while an api process can take a pick: the clock uses the moment when one was last seen, and
 * outages are credited first.
 */
export class PickByClockJob implements JobHandler<Payload> {
  readonly job = 'pick-by-clock';

  constructor(
    private readonly commands: SystemCommands,
    private readonly pods: Pods,
    private readonly hours: Pick<OpenHours, 'read'>,
    private readonly clock: Clock,
  ) {}

  async handle({ podId }: Payload): Promise<JobOutcome> {
    if (!runs(await this.pods.state(podId))) return done;
    const hours = await this.hours.read();
    await this.credit(podId, hours);
    const { state, packs } = await this.pods.open(podId);
    const at = this.seenUntil(hours);
    if (state.source === 'recorded') await this.call(state, at);
    else for (const pick of duePicks(state, packs, at)) await this.pick(state, { ...pick, packs });
    return this.next(await this.pods.open(podId));
  }

  /**
   * Now, or when an api process was last seen. If none has ever reported itself, outages are
   * unknown.
   */
  private seenUntil({ seenAt }: Hours): string {
    const now = this.clock.now();
    return seenAt !== null && seenAt < now ? seenAt : now;
  }

  private async credit(podId: string, { outages }: Hours): Promise<void> {
    for (const outage of owedOutages(await this.pods.state(podId), outages))
      await this.commands.toPod(
        { job: this.job, commandId: `credit-outage.${podId}.${outage.from}` },
        podId,
        'CreditOutage',
        outage,
      );
  }

  /** After a rewind the same pick needs a new command id. */
  private async pick(
    { podId, rewinds }: PodState,
    pick: Parameters<typeof this.commands.toPod<'PickByClock'>>[3],
  ): Promise<void> {
    const commandId = `pick-by-clock.${podId}.${pick.round}.${pick.pick}.${pick.seat}.${rewinds}`;
    // A refusal means that the player was quicker, or the pod was paused. The next run finds what
    // is due then.
    await this.commands.toPod({ job: this.job, commandId }, podId, 'PickByClock', pick);
  }

  private async call(state: PodState, at: string): Promise<void> {
    const due = nextCallDueAt(state);
    if (due === null || Date.parse(due) > Date.parse(at)) return;
    const { round, pick } = nextCall(state);
    await this.commands.toPod(
      {
        job: this.job,
        commandId: `call-by-clock.${state.podId}.${round}.${pick}.${state.rewinds}`,
      },
      state.podId,
      'CallPick',
      { round, pick, by: 'clock' },
    );
  }

  /**
   * Clocks that start later run at least the shortest time, so no deadline can pass before the next
   * run.
   */
  private next({ state, packs }: OpenPod): JobOutcome {
    if (!runs(state)) return done;
    const shortest = shortestSeconds(state.clock) * 1_000;
    const deadline =
      state.source === 'recorded' ? nextCallDueAt(state) : nextDeadline(state, packs);
    if (deadline === null) return again(shortest);
    const left = Date.parse(deadline) - Date.parse(this.clock.now());
    return again(left <= 0 ? unseenMs : Math.max(leastMs, Math.min(shortest, left)));
  }
}

/** A paused pod requests the job again when it resumes. */
const runs = (
  state: PodState,
): state is PodState & { readonly clock: NonNullable<PodState['clock']> } =>
  state.status === 'drafting' && state.pausedAt === null && state.clock !== null;

/**
 * Picks for every seat of a draft pod whose time is up, or calls the next pick; asks to be run
 * again when the next deadline can pass.
 */
export const pickByClock = defineJob({
  name: 'pick-by-clock',
  payload,
  key: ({ podId }) => podId,
  attempts: 20,
  backoffMs: 100,
  needs: { commands: SystemCommands, pods: Pods, hours: OpenHours },
  handler: ({ commands, pods, hours }) => new PickByClockJob(commands, pods, hours, systemClock),
});
