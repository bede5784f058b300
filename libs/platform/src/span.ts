import type { Logger } from 'pino';

/** Something that is done, as a trace tells it. */
export interface Span {
  /** Few and short: what is done, not to what. */
  readonly name: string;
  readonly kind?: 'server' | 'producer' | 'consumer';
  /** Names and values that a log might show, too: no texts of people, no secrets. */
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  /**
   * What it is a part of, as a `traceparent` of W3C Trace Context; null: it begins a trace.
   * Absent: a part of what is being done here, if anything is.
   */
  readonly within?: string | null;
}

/** A span that has begun. */
export interface OpenSpan {
  /** Names it to others, as a `traceparent`; null where this trace is not kept. */
  readonly place: string | null;
  /** Does the work as a part of it. */
  run<T>(work: () => T): T;
  end(outcome?: { readonly attributes?: Span['attributes']; readonly failed?: boolean }): void;
}

/** Takes spans and sends them on. */
export interface Tracer {
  /** `at`: when it began, in milliseconds since 1970, if not now. */
  open(span: Span, at?: number): OpenSpan;
  /** The `traceparent` of what is being done here; null outside of all, or where this trace is not kept. */
  place(): string | null;
  /** Sends what waits to be sent. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** Under which the process is known: `conclave-<service>`. */
  readonly service: string;
  /** Where a collector takes OTLP over HTTP, without `/v1/traces`; null tells no traces. */
  readonly tracesTo: string | null;
  /** How many of the traces that begin here are kept, from 0 to 1. */
  readonly traceShare: number;
  readonly logger: Logger;
}

const PLACE = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The parts of a `traceparent`; null for whatever is none. */
export const readPlace = (
  text: unknown,
): { readonly traceId: string; readonly spanId: string; readonly kept: boolean } | null => {
  const [, traceId, spanId, flags] = (typeof text === 'string' && PLACE.exec(text)) || [];
  return traceId && spanId && flags
    ? { traceId, spanId, kept: (Number.parseInt(flags, 16) & 1) === 1 }
    : null;
};
