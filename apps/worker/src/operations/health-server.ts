import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DatabasePool, mayReadMetrics, type Redis, type Registry } from '#platform';

export interface HealthParts {
  readonly pool: DatabasePool;
  readonly redis: Redis;
  readonly metrics: Registry;
  /** Null: metrics are served only to this machine. */
  readonly metricsToken: string | null;
  /** How many of the 64 log buckets this worker reads. */
  readonly buckets: () => number;
}

/**
 * The endpoints of a worker for an orchestrator: alive (/health), ready (/ready), metrics
 * (/metrics).
 */
export class HealthServer {
  private readonly server: Server;
  private stopping = false;

  constructor(private readonly parts: HealthParts) {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.writeHead(500).end());
    });
  }

  /** Listens on the port (0: any free one) and resolves with it. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, () => resolve((this.server.address() as AddressInfo).port));
    });
  }

  /** Reports "not ready" from now on. */
  drain(): void {
    this.stopping = true;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(
    { url, headers, socket }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (url === '/health') return json(response, 200, { status: 'ok' });
    if (url === '/ready') {
      const missing = await this.missing();
      return json(response, missing.length === 0 ? 200 : 503, {
        ready: missing.length === 0,
        missing,
        buckets: this.parts.buckets(),
      });
    }
    const { metrics, metricsToken } = this.parts;
    if (
      url === '/metrics' &&
      mayReadMetrics({ headers, remoteAddress: socket.remoteAddress }, metricsToken)
    ) {
      response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.metrics());
      return;
    }
    json(response, 404, { error: 'unknown route' });
  }

  private async missing(): Promise<readonly string[]> {
    const { pool, redis } = this.parts;
    const [database, queue] = await Promise.allSettled([pool.query('select 1'), redis.ping()]);
    return [
      ...(this.stopping ? ['stopping'] : []),
      ...(database.status === 'rejected' ? ['database'] : []),
      ...(queue.status === 'rejected' ? ['redis'] : []),
    ];
  }
}

const json = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
