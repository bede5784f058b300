import type { Clock } from '#application';
import type { Hours, OpenHours, Outage } from '#platform';

/** The deadline for an answer and the beginning of its time; both ISO 8601. */
export interface Deadline {
  readonly since: string;
  readonly until: string;
}

/** The minimum of BullMQ; it also ensures that the deadline has really passed. */
const leastMs = 10;

/** The deadline `until` of an answer for which so many seconds are allowed. */
export const deadlineOf = (until: string, seconds: number): Deadline => ({
  since: new Date(Date.parse(until) - seconds * 1_000).toISOString(),
  until,
});

/**
 * When the time is over, in ms since 1970: outages within it are added. The outages are in order.
 */
const overAt = ({ since, until }: Deadline, outages: readonly Outage[]): number => {
  const begun = Date.parse(since);
  return outages.reduce((end, outage) => {
    const [from, to] = [Math.max(begun, Date.parse(outage.from)), Date.parse(outage.to)];
    return from < end && to > from ? end + to - from : end;
  }, Date.parse(until));
};

/**
 * Deadlines that nobody misses because the system was down: time counts only while an api process
 * can take an answer.
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

  /**
   * Now, or when an api process was last seen. If none has ever reported itself, outages are
   * unknown.
   */
  private countedUntil({ seenAt }: Hours): number {
    const now = Date.parse(this.clock.now());
    return seenAt === null ? now : Math.min(now, Date.parse(seenAt));
  }
}
