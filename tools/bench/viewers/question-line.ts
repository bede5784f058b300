import { connect, type Socket } from 'node:net';

/** One query and its outcome. */
export interface Asked {
  readonly name: string;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
}

interface Pending {
  readonly resolve: (answer: { status: number; bytes: number; etag: string | null }) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A browser's kept-alive connection to the api: one query after the other, each with the ETag of
 * its last answer.
 */
export class QuestionLine {
  readonly #tags = new Map<string, string>();
  #socket: Socket | null = null;
  #pending: Pending | null = null;
  #head = '';
  #left = 0;
  #last: Promise<unknown> = Promise.resolve();
  #answer: { status: number; bytes: number; etag: string | null } | null = null;

  constructor(
    private readonly host: { readonly port: number; readonly eventId: string },
    private readonly cookie: string,
  ) {}

  /** @param after the position that the answer must include. */
  ask(name: string, after: number): Promise<Asked> {
    const asked = this.#last.then(() => this.askNow(name, after));
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  private async askNow(name: string, after: number): Promise<Asked> {
    const tag = this.#tags.get(name);
    const began = performance.now();
    const { status, bytes, etag } = await this.send(
      `GET /api/queries/${name}?eventId=${this.host.eventId} HTTP/1.1\r\nHost: 127.0.0.1:${this.host.port}\r\nAccept: application/json\r\nAccept-Encoding: gzip, deflate, br\r\nCookie: ${this.cookie}\r\n` +
        `X-After-Position: ${after}\r\n${tag === undefined ? '' : `If-None-Match: ${tag}\r\n`}\r\n`,
    );
    if (status === 200 && etag !== null) this.#tags.set(name, etag);
    return { name, status, bytes, ms: performance.now() - began };
  }

  close(): void {
    this.#socket?.destroy();
  }

  private send(text: string): Promise<{ status: number; bytes: number; etag: string | null }> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#socket ??= this.open();
      this.#socket.write(text);
    });
  }

  private open(): Socket {
    const socket = connect(this.host.port, '127.0.0.1');
    socket.on('data', (chunk) => this.take(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#socket = null;
      this.#pending?.reject(new Error('closed'));
    });
    return socket;
  }

  private take(chunk: Buffer): void {
    let body = chunk.length;
    if (this.#answer === null) {
      this.#head += chunk.toString('latin1');
      const end = this.#head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = this.#head.slice(0, end);
      body = this.#head.length - end - 4;
      this.#head = '';
      const bytes = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
      this.#answer = {
        status: Number(head.slice(9, 12)),
        bytes,
        etag: /^etag: (\S+)$/im.exec(head)?.[1] ?? null,
      };
      this.#left = this.#answer.status === 304 ? 0 : bytes;
    }
    this.#left -= body;
    if (this.#left > 0) return;
    const [answer, pending] = [this.#answer, this.#pending];
    this.#answer = this.#pending = null;
    pending?.resolve(answer);
  }
}
