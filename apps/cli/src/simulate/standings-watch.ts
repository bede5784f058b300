import { type ApiSession, LiveFeed } from '#client';
import { Latencies, type LatencySummary } from './latencies.js';

interface Waiting {
  readonly position: number;
  readonly sentAt: number;
}

/**
 * The number of remembered answers, for results that the viewer sees before their sender gets a
 * response.
 */
const KEPT_ANSWERS = 64;

/**
 * Watches the standings as a page does: it requests them when the live channel announces a change.
 * A result counts as visible when an answer arrives that was made at or after the result's
 * position.
 */
export class StandingsWatch {
  private readonly feed: LiveFeed;
  private readonly times = new Latencies();
  private readonly answers: { readonly position: number; readonly at: number }[] = [];
  private waiting: Waiting[] = [];
  private asking: Promise<void> | null = null;
  private stale = false;
  /** The position of the newest announced change. */
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
   * A result was sent at `sentAt` (performance.now) and accepted at this position. The standings
   * may already have shown it before the sender got the response.
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
        // A very busy server may answer with older data and will not announce this change again, so
        // the standings are requested once more.
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
