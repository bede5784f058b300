import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server before the server, which can be made slow, and
 * can pretend that the pages behind it have been built anew.
 */
export class FrontServer {
  /** What pages look like from now on. */
  newer = false;
  /** How long pages take. */
  slowMs = 0;
  private readonly timers = new Set<NodeJS.Timeout>();

  private constructor(
    private readonly server: Server,
    private readonly behind: string,
  ) {}

  static async before(behind: string): Promise<FrontServer> {
    const server = createServer();
    const front = new FrontServer(server, behind);
    server.on('request', (request, response) => front.pass(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    // Asked for whole and anew, so that it can be read and changed.
    const mayBePage = !/^\/(api|assets)\//.test(request.url ?? '');
    const {
      'accept-encoding': _encodings,
      'if-none-match': _tag,
      'if-modified-since': _since,
      ...headers
    } = request.headers;
    const onward = forward(
      new URL(request.url ?? '/', this.behind),
      { method: request.method, headers: mayBePage ? headers : request.headers },
      (answer) => {
        if (mayBePage && (answer.headers['content-type'] ?? '').includes('text/html'))
          this.page(answer, response);
        else {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        }
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  private page(answer: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const html = Buffer.concat(chunks).toString('utf8');
      const {
        'content-length': _length,
        etag: _etag,
        'last-modified': _modified,
        ...headers
      } = answer.headers;
      // Another query is another address: as good as the other hash of a new build.
      const text = this.newer
        ? html
            .replace(/(src="\/assets\/[^"]+\.js)"/, '$1?newer"')
            .replace('<body>', '<body data-newer="yes">')
        : html;
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        response.writeHead(answer.statusCode ?? 502, headers).end(text);
      }, this.slowMs);
      this.timers.add(timer);
    });
  }
}
