import type { EventStore, RecordedEvent } from '#event-store';

type Reading = Pick<EventStore, 'readLog' | 'listLogs'>;

/**
 * Lets readers share one query if they are woken together and are at the same position. Only calls
 * in the same turn share: an earlier query may lack the events for which this reader was woken.
 */
export class SharedEvents implements Reading {
  private readonly asked = new Map<string, Promise<readonly RecordedEvent[]>>();

  constructor(private readonly source: Reading) {}

  readLog(log: string, after: number, limit: number): Promise<readonly RecordedEvent[]> {
    const place = JSON.stringify([log, after, limit]);
    const known = this.asked.get(place);
    if (known) return known;
    const asking = this.source.readLog(log, after, limit);
    this.asked.set(place, asking);
    setImmediate(() => this.asked.delete(place));
    return asking;
  }

  listLogs: Reading['listLogs'] = (after, limit) => this.source.listLogs(after, limit);
}
