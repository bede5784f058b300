import type { JobRequest } from '../queue/job.js';

/** A queue that loses its jobs is without them no longer than this and the next look at the open work. */
const AWAITED_MS = 1_000;

/**
 * Jobs that were asked for and whose time is about to come. Asking for one of them again
 * would change nothing, for the queue holds it: what has happened meanwhile it will see.
 * Results come in by the second while a round ends, each with the same look at the round.
 */
export class AwaitedJobs {
  /** When each is due. */
  private readonly due = new Map<string, number>();

  /** Those of the jobs that are not waited for. */
  toAsk(requests: readonly JobRequest[], now: number): readonly JobRequest[] {
    for (const [id, at] of this.due) if (at <= now) this.due.delete(id);
    return requests.filter(({ id }) => !this.due.has(id));
  }

  /** The queue has taken them. */
  asked(requests: readonly JobRequest[], now: number): void {
    for (const { id, notBefore } of requests) {
      const at = Date.parse(notBefore ?? '');
      if (at <= now + AWAITED_MS) this.due.set(id, at);
    }
  }
}
