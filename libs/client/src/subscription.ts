import { setTimeout as pause } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ApiSession } from './api-session.js';
import { EventStreamParser } from './event-stream.js';

/** Message types that are ignored: the presence of others, and signs of life. */
const asides: ReadonlySet<string> = new Set(['here', 'beat']);

/** The text of a stream, decompressed while it arrives. */
const textOf = (stream: IncomingMessage): Readable =>
  (stream.headers['content-encoding'] === 'gzip'
    ? stream.pipe(createGunzip())
    : stream
  ).setEncoding('utf8');

/** Follows an address that sends server-sent events until closed; reconnects with Last-Event-ID. */
export class Subscription {
  private readonly stop = new AbortController();
  private lastEventId: string | null = null;
  private running: Promise<void> | null = null;

  constructor(
    private readonly session: ApiSession,
    private readonly path: string,
    /** Called with the content of each message, parsed from JSON. */
    private readonly onMessage: (said: unknown) => void,
    /** Called at each connection, before its first message. */
    private readonly onOpen: () => void = () => undefined,
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
    const headers = {
      accept: 'text/event-stream',
      'accept-encoding': 'gzip',
      ...this.session.identity(),
      ...resume,
    };
    const stream = await this.session.connection.open(
      { method: 'GET', path: this.path, headers },
      this.stop.signal,
    );
    if (stream.statusCode !== 200) {
      stream.resume();
      return;
    }
    const parser = new EventStreamParser();
    this.onOpen();
    // A break of the connection must end the text; the decompressed stream does not notice it by
    // itself.
    const text = textOf(stream);
    stream.on('error', (fault) => text.destroy(fault));
    stream.on('close', () => text.destroy());
    for await (const chunk of text) {
      for (const message of parser.push(chunk as string)) {
        if (message.id !== null) this.lastEventId = message.id;
        if (!asides.has(message.event)) this.onMessage(JSON.parse(message.data));
      }
    }
  }
}
