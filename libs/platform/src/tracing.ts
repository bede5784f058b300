import type { OpenSpan, Span, Tracer, TracingOptions } from './span.js';

let tracer: Tracer | null = null;

/**
 * Starts tracing if a collector is configured; otherwise no OpenTelemetry code is loaded. Resolves
 * with a function that ends it.
 */
export const startTracing = async (options: TracingOptions): Promise<() => Promise<void>> => {
  const { tracesTo } = options;
  if (tracesTo === null) return () => Promise.resolve();
  const { openTelemetry } = await import('./open-telemetry.js');
  const started = openTelemetry({ ...options, tracesTo });
  tracer = started;
  return async () => {
    if (tracer === started) tracer = null;
    await started.close();
  };
};

export const isTracing = (): boolean => tracer !== null;

/** Begins a span that the caller must end; null without tracing. */
export const openSpan = (span: Span): OpenSpan | null => tracer?.open(span) ?? null;

/** Runs the work in a span; without tracing it just runs. */
export const trace = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
  const open = openSpan(span);
  if (open === null) return work();
  try {
    const result = await open.run(work);
    open.end();
    return result;
  } catch (error) {
    open.end({ failed: true });
    throw error;
  }
};

/** Records a span that began at `at`, in milliseconds since 1970, and has just ended. */
export const noteSpan = (span: Span, at: number, failed = false): void =>
  tracer?.open(span, at).end({ failed });

/** The current trace context, for other processes to continue; null without tracing. */
export const currentPlace = (): string | null => tracer?.place() ?? null;

const MARK = '.t';
const RECORDED = /\.t(00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2})(?:\.|$)/;

/**
 * A correlation id as it is recorded with events: with tracing the trace context is appended, so
 * that readers of the event can continue the trace.
 */
export const withPlace = (correlationId: string): string => {
  const place = currentPlace();
  return place === null ? correlationId : `${correlationId}${MARK}${place}`;
};

/** The trace context that was recorded with a correlation id, or null. */
export const placeIn = (recorded: string): string | null => RECORDED.exec(recorded)?.[1] ?? null;
