import { setTimeout as pause } from 'node:timers/promises';
import { type LiveChange, liveChange } from '#contracts';
import type { ApiSession } from './api-session.js';
import { EventStreamParser } from './event-stream.js';

/** Listens to an event's live channel until closed; reconnects with Last-Event-ID. */
export class LiveFeed {
  private readonly stop = new AbortController();
  private lastEventId: string | null = null;
  private running: Promise<void> | null = null;

  constructor(
    private readonly session: ApiSession,
    private readonly eventId: string,
    private readonly onChange: (change: LiveChange) => void,
  ) {}

  open(): void {
    this.running ??= this.run();
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted) {
      try {
        await this.listen();
      } catch (fault) {
        if (this.stop.signal.aborted) return;
        if (!(fault instanceof Error)) throw fault;
      }
      await pause(200, undefined, { signal: this.stop.signal }).catch(() => undefined);
    }
  }

  private async listen(): Promise<void> {
    const resume = this.lastEventId === null ? {} : { 'last-event-id': this.lastEventId };
    const headers = { accept: 'text/event-stream', ...this.session.identity(), ...resume };
    const stream = await this.session.connection.open({ method: 'GET', path: `/api/live?eventId=${this.eventId}`, headers }, this.stop.signal);
    if (stream.statusCode !== 200) {
      stream.resume();
      return;
    }
    const parser = new EventStreamParser();
    stream.setEncoding('utf8');
    for await (const chunk of stream) {
      for (const message of parser.push(chunk as string)) {
        if (message.id !== null) this.lastEventId = message.id;
        const change = liveChange.safeParse(JSON.parse(message.data));
        if (change.success) this.onChange(change.data);
      }
    }
  }
}
