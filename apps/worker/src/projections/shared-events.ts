import type { Checkpoint, EventBatch, EventSource } from '#event-store';

const KEPT_BATCHES = 4;

/**
 * Lets many readers that stand at the same place read once. A batch that holds events stays right for its place for ever, so a few are kept for
 * readers that come a moment later; an empty one is shared only while it is being asked for.
 */
export class SharedEvents implements EventSource {
  private readonly asked = new Map<string, Promise<EventBatch>>();
  private readonly kept = new Map<string, EventBatch>();

  constructor(private readonly source: EventSource) {}

  async readAll(after: Checkpoint | null, limit: number): Promise<EventBatch> {
    const place = `${after?.transactionId}/${after?.position}/${limit}`;
    const known = this.kept.get(place);
    if (known) return known;
    let asking = this.asked.get(place);
    if (!asking) {
      asking = this.ask(place, after, limit).finally(() => this.asked.delete(place));
      this.asked.set(place, asking);
    }
    return asking;
  }

  private async ask(place: string, after: Checkpoint | null, limit: number): Promise<EventBatch> {
    const batch = await this.source.readAll(after, limit);
    if (batch.events.length > 0) {
      this.kept.set(place, batch);
      const oldest = this.kept.keys().next().value;
      if (this.kept.size > KEPT_BATCHES && oldest !== undefined) this.kept.delete(oldest);
    }
    return batch;
  }
}
