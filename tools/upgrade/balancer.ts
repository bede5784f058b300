import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The common address of several apis, like a proxy or a service of a cluster: each request goes to
 * the next active one.
 */
export class Balancer {
  readonly #targets: string[] = [];
  #next = 0;
  #commands = 0;
  readonly #refused: string[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (question: IncomingMessage, answer: ServerResponse) =>
      this.#pass(question, answer),
    );
  }

  static async open(): Promise<Balancer> {
    const server = createServer();
    const balancer = new Balancer(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The number of commands answered so far, including refusals. */
  get commands(): number {
    return this.#commands;
  }

  /** The responses to commands that were not accepted. */
  get refused(): readonly string[] {
    return this.#refused;
  }

  /** Adds a target for new requests. */
  add(url: string): void {
    this.#targets.push(url);
  }

  /**
   * Removes a target for new requests; running ones, including live connections of pages, end by
   * themselves.
   */
  remove(url: string): void {
    this.#targets.splice(this.#targets.indexOf(url), 1);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #note({ method, url = '' }: IncomingMessage, outcome: number | string): void {
    if (method !== 'POST' || !url.startsWith('/api/commands/')) return;
    this.#commands += 1;
    if (outcome !== 200) this.#refused.push(`${url}: ${outcome}`);
  }

  #pass(question: IncomingMessage, answer: ServerResponse): void {
    this.#next += 1;
    const target = this.#targets[this.#next % this.#targets.length];
    const onward = request(`${target}${question.url}`, {
      method: question.method,
      // The original host is passed on, as a proxy does.
      headers: question.headers,
      agent: false,
    });
    onward.on('response', (got) => {
      this.#note(question, got.statusCode ?? 0);
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
      got.on('error', () => answer.destroy());
    });
    onward.on('error', (error) => {
      if (answer.headersSent) return void answer.destroy();
      this.#note(question, error.message);
      answer.writeHead(502).end();
    });
    answer.on('close', () => onward.destroy());
    question.pipe(onward);
  }
}
