import type { JobRequest } from '../queue/job.js';

/**
 * The longest time, besides the interval of the sweep over open work, for which jobs lost by the
 * queue are missing.
 */
const AWAITED_MS = 1_000;

/**
 * Jobs that were requested and are about to run. Requesting one of them again would change nothing,
 * because the queue already holds it and it will see everything that has happened meanwhile. At the
 * end of a round results arrive every second, each requesting the same check of the round.
 */
export class AwaitedJobs {
  /** When each job is due. */
  private readonly due = new Map<string, number>();

  /** The requests that are not already awaited. */
  toAsk(requests: readonly JobRequest[], now: number): readonly JobRequest[] {
    for (const [id, at] of this.due) if (at <= now) this.due.delete(id);
    return requests.filter(({ id }) => !this.due.has(id));
  }

  /** The queue has accepted these requests. */
  asked(requests: readonly JobRequest[], now: number): void {
    for (const { id, notBefore } of requests) {
      const at = Date.parse(notBefore ?? '');
      if (at <= now + AWAITED_MS) this.due.set(id, at);
    }
  }
}
