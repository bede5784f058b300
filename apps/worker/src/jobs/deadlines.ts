import type { Clock } from '#application';
import type { Hours, OpenHours, Outage } from '#platform';

/** Until when people may answer; both ISO 8601. */
export interface Deadline {
  readonly since: string;
  readonly until: string;
}

/** BullMQ takes no less, and a deadline must have passed, not nearly. */
const leastMs = 10;

/** The deadline of an answer that may take so many seconds. */
export const deadlineOf = (until: string, seconds: number): Deadline => ({
  since: new Date(Date.parse(until) - seconds * 1_000).toISOString(),
  until,
});

/**
 * When the time is over, in ms since 1970: an outage while it ran is added to it. The outages are in order.
 */
const overAt = ({ since, until }: Deadline, outages: readonly Outage[]): number => {
  const begun = Date.parse(since);
  return outages.reduce((end, outage) => {
    const [from, to] = [Math.max(begun, Date.parse(outage.from)), Date.parse(outage.to)];
    return from < end && to > from ? end + to - from : end;
  }, Date.parse(until));
};

/**
 * Deadlines that nobody misses because the system was away:
 * time counts only while an api is there to take an answer.
 */
export class Deadlines {
  constructor(
    private readonly hours: Pick<OpenHours, 'read'>,
    private readonly clock: Clock,
  ) {}

  /** How long a job must wait until the time is over, in ms; null once it is. */
  async leftMs(deadline: Deadline): Promise<number | null> {
    const hours = await this.hours.read();
    const left = overAt(deadline, hours.outages) - this.countedUntil(hours);
    return left > 0 ? Math.max(leastMs, left) : null;
  }

  /** Now, or when the last api was seen. Where none has ever said to be there nothing is known of outages. */
  private countedUntil({ seenAt }: Hours): number {
    const now = Date.parse(this.clock.now());
    return seenAt === null ? now : Math.min(now, Date.parse(seenAt));
  }
}
