import { type ApiSession, LiveFeed } from '#client';
import { Latencies, type LatencySummary } from './latencies.js';

interface Waiting {
  readonly position: number;
  readonly sentAt: number;
}

/** Answers remembered for results whose sender hears of them later than the viewer. */
const KEPT_ANSWERS = 64;

/**
 * Watches the standings as a page does: told by the live channel that they changed, it asks for them.
 * A result counts as visible when an answer arrives that was made at or after the result's position.
 */
export class StandingsWatch {
  private readonly feed: LiveFeed;
  private readonly times = new Latencies();
  private readonly answers: { readonly position: number; readonly at: number }[] = [];
  private waiting: Waiting[] = [];
  private asking: Promise<void> | null = null;
  private stale = false;
  /** The position of the newest change the viewer has been told of. */
  private told = 0;
  private fault: unknown = null;

  constructor(
    private readonly viewer: ApiSession,
    private readonly eventId: string,
  ) {
    this.feed = new LiveFeed(viewer, eventId, ({ position, changed }) => {
      if (changed.includes('standings')) this.refresh(position);
    });
  }

  open(): void {
    this.feed.open();
  }

  /**
   * A result was sent at `sentAt` (performance.now) and accepted at this
   * position. The standings may have shown it before its sender heard so.
   */
  expect(position: number, sentAt: number): void {
    const shown = this.answers.find((answer) => answer.position >= position);
    if (shown) this.times.add(Math.max(0, shown.at - sentAt));
    else this.waiting.push({ position, sentAt });
  }

  get outstanding(): number {
    return this.waiting.length;
  }

  async close(): Promise<LatencySummary> {
    await this.feed.close();
    await this.asking;
    if (this.fault) throw this.fault;
    return this.times.summary();
  }

  private refresh(position: number): void {
    this.told = Math.max(this.told, position);
    this.stale = true;
    this.asking ??= this.askWhileStale().finally(() => (this.asking = null));
  }

  private async askWhileStale(): Promise<void> {
    try {
      while (this.stale) {
        this.stale = false;
        const after = this.told;
        const { position } = await this.viewer.ask('standings', { eventId: this.eventId }, after);
        this.seen(position, performance.now());
        // A server that is very busy answers with what it has: nobody will tell of this change a second time.
        if (position < after) this.stale = true;
      }
    } catch (fault) {
      this.fault = fault;
    }
  }

  private seen(position: number, now: number): void {
    this.answers.push({ position, at: now });
    if (this.answers.length > KEPT_ANSWERS) this.answers.shift();
    this.waiting = this.waiting.filter((result) => {
      if (result.position > position) return true;
      this.times.add(now - result.sentAt);
      return false;
    });
  }
}
