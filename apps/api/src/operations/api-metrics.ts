import { Injectable } from '@nestjs/common';
import { METRICS } from '#infrastructure';
import { Counter, Gauge, Histogram, latencyBuckets, type Registry, Dependencies } from '#platform';
import { isRefusal } from '#aggregate';

type Outcome = 'accepted' | 'refused' | 'failed';

/** Metrics of the API: commands by name and outcome, latencies, viewers of the live channel. */
@Injectable()
@Dependencies(METRICS)
export class ApiMetrics {
  readonly viewers: Gauge;
  readonly viewersDropped: Counter;
  readonly #commands: Counter<'command' | 'outcome' | 'code'>;
  readonly #commandSeconds: Histogram<'command'>;
  readonly #querySeconds: Histogram<'query'>;
  readonly #requests: Counter<'method' | 'status'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#commands = new Counter({
      name: 'conclave_commands_total',
      help: 'Commands by name, outcome and, when refused, code',
      labelNames: ['command', 'outcome', 'code'],
      registers,
    });
    this.#commandSeconds = new Histogram({
      name: 'conclave_command_seconds',
      help: 'Time to answer a command',
      labelNames: ['command'],
      buckets: latencyBuckets,
      registers,
    });
    this.#querySeconds = new Histogram({
      name: 'conclave_query_seconds',
      help: 'Time to answer a query',
      labelNames: ['query'],
      buckets: latencyBuckets,
      registers,
    });
    this.#requests = new Counter({
      name: 'conclave_http_requests_total',
      help: 'Requests answered, by method and status',
      labelNames: ['method', 'status'],
      registers,
    });
    this.viewers = new Gauge({
      name: 'conclave_live_viewers',
      help: 'Open live connections',
      registers,
    });
    this.viewersDropped = new Counter({
      name: 'conclave_live_viewers_dropped_total',
      help: 'Live connections closed because they read too slowly',
      registers,
    });
  }

  request(method: string, status: number): void {
    this.#requests.inc({ method, status: String(status) });
  }

  async timeCommand<T>(command: string, work: () => Promise<T>): Promise<T> {
    const stop = this.#commandSeconds.startTimer({ command });
    let outcome: Outcome = 'failed';
    let code = '';
    try {
      const done = await work();
      [outcome, code] = isRefusal(done) ? ['refused', done.code] : ['accepted', ''];
      return done;
    } finally {
      stop();
      this.#commands.inc({ command, outcome, code });
    }
  }

  async timeQuery<T>(query: string, work: () => Promise<T>): Promise<T> {
    const stop = this.#querySeconds.startTimer({ query });
    try {
      return await work();
    } finally {
      stop();
    }
  }
}
