import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as OTLP tells it in JSON; ids are hexadecimal. */
export interface ToldSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

interface Told {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ToldSpan[] }[];
  }[];
}

/** Takes traces as an OpenTelemetry collector does, by OTLP over HTTP, and keeps them. */
export class Collector {
  readonly spans: ToldSpan[] = [];
  readonly #server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces')
        for (const { scopeSpans } of (body as Told).resourceSpans)
          this.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });

  static async open(): Promise<Collector> {
    const collector = new Collector();
    await new Promise<void>((resolve) => collector.#server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
