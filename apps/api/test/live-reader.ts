import type { IncomingMessage } from 'node:http';
import type { ApiSession } from '#client';

export interface LiveMessage {
  readonly id: string | null;
  readonly data: {
    readonly position: number;
    readonly serverTime?: string;
    readonly changed?: readonly string[];
  };
}

/** An open live connection whose messages can be waited for one by one. */
export class LiveReader {
  readonly #arrived: LiveMessage[] = [];
  #waiting: ((message: LiveMessage) => void) | null = null;
  #heard = '';

  private constructor(
    readonly stream: IncomingMessage,
    private readonly abort: AbortController,
  ) {
    let text = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      this.#heard += chunk;
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        // Skips messages about presence, chat and heartbeats, which come besides the awaited
        // versions.
        if (data !== undefined && !/^event: (?:here|chat|beat)$/m.test(block))
          this.take({
            id: /^id: (.*)$/m.exec(block)?.[1] ?? null,
            data: JSON.parse(data) as LiveMessage['data'],
          });
      }
    });
    stream.on('error', () => undefined);
  }

  /** Everything received over the line, unprocessed. */
  get heard(): string {
    return this.#heard;
  }

  static open(session: ApiSession, eventId: string, lastEventId?: string): Promise<LiveReader> {
    return LiveReader.openAt(session, `/api/live?eventId=${eventId}`, lastEventId);
  }

  /** Any address that answers with a stream of server-sent events. */
  static async openAt(
    session: ApiSession,
    path: string,
    lastEventId?: string,
  ): Promise<LiveReader> {
    const abort = new AbortController();
    const headers = {
      ...session.identity(),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    };
    return new LiveReader(
      await session.connection.open({ method: 'GET', path, headers }, abort.signal),
      abort,
    );
  }

  next(): Promise<LiveMessage> {
    const first = this.#arrived.shift();
    return first ? Promise.resolve(first) : new Promise((resolve) => (this.#waiting = resolve));
  }

  /** Reads on until a message names this query as changed. */
  async until(query: string): Promise<LiveMessage> {
    for (;;) {
      const message = await this.next();
      if (message.data.changed?.includes(query)) return message;
    }
  }

  close(): void {
    this.abort.abort();
  }

  private take(message: LiveMessage): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) waiting(message);
    else this.#arrived.push(message);
  }
}
