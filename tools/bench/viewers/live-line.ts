import { connect, type Socket } from 'node:net';

/** The content of one message of the live channel. */
export interface Told {
  readonly kind: 'hello' | 'change';
  readonly id: string | null;
  readonly position: number;
  readonly changed: ReadonlySet<string>;
  readonly spreadMs: number | null;
}

interface Ears {
  readonly retry: (milliseconds: number) => void;
  readonly told: (told: Told) => void;
  readonly closed: (why: string) => void;
}

const known = new Map<string, Told | null>();

/** Thousands of phones receive the same text, so it is parsed once. */
const read = (block: string): Told | null => {
  const found = known.get(block);
  if (found !== undefined) return found;
  const data = /^data: (.*)$/m.exec(block)?.[1];
  const said =
    data === undefined
      ? null
      : (JSON.parse(data) as { position: number; changed?: string[]; spreadMs?: number });
  const told = said && {
    kind: said.changed === undefined ? ('hello' as const) : ('change' as const),
    id: /^id: (\d+)$/m.exec(block)?.[1] ?? null,
    position: said.position,
    changed: new Set(said.changed ?? []),
    spreadMs: said.spreadMs ?? null,
  };
  if (known.size > 1_000) known.clear();
  known.set(block, told);
  return told;
};

/**
 * One open connection to the live channel on a bare socket, with as little work as possible, so
 * that the phones are not what is measured.
 */
export class LiveLine {
  readonly #socket: Socket;
  #rest = '';
  #answered = false;

  constructor(
    { port, eventId }: { readonly port: number; readonly eventId: string },
    { cookie, lastEventId }: { readonly cookie: string; readonly lastEventId: string | null },
    ears: Ears,
  ) {
    const resume = lastEventId === null ? '' : `Last-Event-ID: ${lastEventId}\r\n`;
    this.#socket = connect(port, '127.0.0.1', () =>
      this.#socket.write(
        `GET /api/live?eventId=${eventId} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/event-stream\r\nCookie: ${cookie}\r\n${resume}\r\n`,
      ),
    );
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (text: string) => this.take(text, ears));
    this.#socket.on('error', (error) => ears.closed(error.message));
    this.#socket.on('close', () => ears.closed('closed'));
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.destroy();
  }

  private take(text: string, ears: Ears): void {
    if (!this.#answered) {
      this.#answered = true;
      if (!text.startsWith('HTTP/1.1 200')) ears.closed(text.slice(0, 60));
    }
    const blocks = (this.#rest + text).split('\n\n');
    this.#rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const retry = /^retry: (\d+)$/m.exec(block)?.[1];
      if (retry !== undefined) ears.retry(Number(retry));
      const told = read(block);
      if (told) ears.told(told);
    }
  }
}
