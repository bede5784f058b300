import type { LiveChange } from '#contracts';
import { channels } from '#platform';
import { changedQueries, eventScopedModels } from '#read-models';

type Publish = (channel: string, message: string) => void;

/** Models advance one after the other; what they change within this time goes out as one message. */
const GATHER_MS = 4;

interface Gathered {
  position: number;
  readonly changed: Set<LiveChange['changed'][number]>;
}

/** Tells the api processes, and through them every open page, which questions of an event have new answers. */
export class LiveAnnouncer {
  private readonly gathered = new Map<string, Gathered>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly publish: Publish) {}

  /** A model has committed changes in these scopes. */
  advanced(model: string, scopes: readonly string[], position: number): void {
    const changed = eventScopedModels.has(model) ? changedQueries(model) : [];
    if (changed.length === 0) return;
    for (const eventId of scopes) this.gather(eventId, changed, position);
    this.timer ??= setTimeout(() => this.flush(), GATHER_MS);
  }

  flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    for (const [eventId, { position, changed }] of this.gathered) this.publish(channels.live(eventId), JSON.stringify({ position, changed: [...changed] }));
    this.gathered.clear();
  }

  private gather(eventId: string, changed: readonly LiveChange['changed'][number][], position: number): void {
    const known = this.gathered.get(eventId) ?? { position: 0, changed: new Set() };
    known.position = Math.max(known.position, position);
    for (const query of changed) known.changed.add(query);
    this.gathered.set(eventId, known);
  }
}
