import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A request as it arrived at a receiver. */
export interface Received {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Told {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Answer = (response: ServerResponse) => void;
const thanks: Answer = (response) => response.writeHead(204).end();

/** Somebody else's server that takes webhooks: remembers what arrived and answers as it is told to. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  readonly #answers: Answer[] = [];

  private constructor(private readonly server: Server) {}

  static async open(): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        receiver.received.push({
          id: String(request.headers['webhook-id']),
          headers: request.headers,
          body: Buffer.concat(parts).toString(),
        });
        (receiver.#answers.shift() ?? thanks)(response);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hooks`;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** How the next requests are answered, one each; afterwards with 204 again. */
  answerNext(...answers: readonly (number | Answer)[]): void {
    this.#answers.push(
      ...answers.map((answer): Answer =>
        typeof answer === 'number' ? (response) => response.writeHead(answer).end() : answer,
      ),
    );
  }

  /**
   * What a receiver with this secret believes, each message once,
   * in the order of arrival. Throws when a signature is wrong.
   */
  told(secret: string): readonly Told[] {
    const verifier = new Webhook(secret);
    const once = new Map(this.received.map((one) => [one.id, one]));
    return [...once.values()].map(
      ({ body, headers }) => verifier.verify(body, headers as Record<string, string>) as Told,
    );
  }

  forget(): void {
    this.received.length = 0;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
