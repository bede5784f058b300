import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
  /** The body as UTF-8. */
  readonly text: string;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Keep-alive connections to one server, shared by all sessions. */
export class Connection {
  readonly base: URL;
  private readonly agent: PlainAgent;
  /** Sent with every request. */
  private readonly headers: Readonly<Record<string, string>>;

  constructor(
    base: string,
    {
      sockets = 64,
      headers = {},
    }: { sockets?: number; headers?: Readonly<Record<string, string>> } = {},
  ) {
    this.base = new URL(base);
    this.headers = headers;
    const options = { keepAlive: true, maxSockets: sockets, scheduling: 'lifo' as const };
    this.agent =
      this.base.protocol === 'https:' ? new SecureAgent(options) : new PlainAgent(options);
  }

  async send(request: HttpRequest): Promise<HttpAnswer> {
    const incoming = await this.open(request);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    return {
      status: incoming.statusCode ?? 0,
      headers: incoming.headers,
      bytes,
      text: bytes.toString('utf8'),
    };
  }

  /** The response after its headers, with the body still to be read; for streams. */
  open(request: HttpRequest, signal?: AbortSignal): Promise<IncomingMessage> {
    const send = this.base.protocol === 'https:' ? secureRequest : plainRequest;
    return new Promise((resolve, reject) => {
      const outgoing = send(new URL(request.path, this.base), {
        method: request.method,
        agent: this.agent,
        headers: {
          ...this.headers,
          ...request.headers,
          ...(request.body === undefined
            ? {}
            : { 'content-length': String(Buffer.byteLength(request.body)) }),
        },
        ...(signal ? { signal } : {}),
      });
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
      outgoing.end(request.body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
