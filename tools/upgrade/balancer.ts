import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The one address in front of several apis, as a proxy or a service of
 * a cluster is: each request goes to the next of those that take work.
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

  /** Commands that were answered or refused so far. */
  get commands(): number {
    return this.#commands;
  }

  /** What commands were answered with that were not taken. */
  get refused(): readonly string[] {
    return this.#refused;
  }

  /** Sends new requests there, too. */
  add(url: string): void {
    this.#targets.push(url);
  }

  /** Sends no new request there; those under way, pages that follow among them, end by themselves. */
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
      // The address that people know goes on, as a proxy hands it on.
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
