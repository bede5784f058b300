import type { Logger } from 'pino';

/** An operation in a trace. */
export interface Span {
  /** A short name from a small set: the kind of operation, not its object. */
  readonly name: string;
  readonly kind?: 'server' | 'producer' | 'consumer';
  /** Names and values that may also appear in a log: no personal texts, no secrets. */
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  /**
   * The parent as a `traceparent` of W3C Trace Context; null: the span begins a trace. Absent: the
   * current span, if any, is the parent.
   */
  readonly within?: string | null;
}

/** A span that has begun. */
export interface OpenSpan {
  /** Identifies it for others, as a `traceparent`; null if this trace is not kept. */
  readonly place: string | null;
  /** Runs the work inside the span. */
  run<T>(work: () => T): T;
  end(outcome?: { readonly attributes?: Span['attributes']; readonly failed?: boolean }): void;
}

/** Creates spans and exports them. */
export interface Tracer {
  /** `at`: when it began, in milliseconds since 1970; default: now. */
  open(span: Span, at?: number): OpenSpan;
  /** The `traceparent` of the current span; null if there is none, or if this trace is not kept. */
  place(): string | null;
  /** Exports all pending spans. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** The name of the process in traces is `conclave-<service>`. */
  readonly service: string;
  /**
   * The address of a collector for OTLP over HTTP, without `/v1/traces`; null: no traces are sent.
   */
  readonly tracesTo: string | null;
  /** The share of the traces begun here that are kept, from 0 to 1. */
  readonly traceShare: number;
  readonly logger: Logger;
}

const PLACE = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The parts of a `traceparent`; null if the text is none. */
export const readPlace = (
  text: unknown,
): { readonly traceId: string; readonly spanId: string; readonly kept: boolean } | null => {
  const [, traceId, spanId, flags] = (typeof text === 'string' && PLACE.exec(text)) || [];
  return traceId && spanId && flags
    ? { traceId, spanId, kept: (Number.parseInt(flags, 16) & 1) === 1 }
    : null;
};
