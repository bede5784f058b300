import { setTimeout as pause } from 'node:timers/promises';
import type { ApiSession } from './api-session.js';
import { EventStreamParser } from './event-stream.js';

/** Listens to an address that answers with server-sent events until closed; reconnects with Last-Event-ID. */
export class Subscription {
  private readonly stop = new AbortController();
  private lastEventId: string | null = null;
  private running: Promise<void> | null = null;

  constructor(
    private readonly session: ApiSession,
    private readonly path: string,
    /** Told what each message says, as parsed JSON. */
    private readonly onMessage: (said: unknown) => void,
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
    const stream = await this.session.connection.open(
      { method: 'GET', path: this.path, headers },
      this.stop.signal,
    );
    if (stream.statusCode !== 200) {
      stream.resume();
      return;
    }
    const parser = new EventStreamParser();
    stream.setEncoding('utf8');
    for await (const chunk of stream) {
      for (const message of parser.push(chunk as string)) {
        if (message.id !== null) this.lastEventId = message.id;
        this.onMessage(JSON.parse(message.data));
      }
    }
  }
}
