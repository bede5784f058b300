import type { OpenSpan, Span, Tracer, TracingOptions } from './span.js';

let tracer: Tracer | null = null;

/**
 * Begins to tell a collector what this process does, if it is to. Nothing of
 * OpenTelemetry is loaded otherwise. Resolves with what ends it.
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

/** Begins a span that somebody ends; null where no traces are told. */
export const openSpan = (span: Span): OpenSpan | null => tracer?.open(span) ?? null;

/** Does the work as a span; where no traces are told it is just done. */
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

/** Tells of what began at `at`, in milliseconds since 1970, and has just ended. */
export const noteSpan = (span: Span, at: number, failed = false): void =>
  tracer?.open(span, at).end({ failed });

/** What is being done here, for others to go on from; null where no traces are told. */
export const currentPlace = (): string | null => tracer?.place() ?? null;

const MARK = '.t';
const RECORDED = /\.t(00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2})(?:\.|$)/;

/**
 * A correlation id as it is recorded with what a command appends: with the place in the
 * trace behind it where traces are told, so that whoever reads the event goes on from there.
 */
export const withPlace = (correlationId: string): string => {
  const place = currentPlace();
  return place === null ? correlationId : `${correlationId}${MARK}${place}`;
};

/** The place in a trace that was recorded with a correlation id, or null. */
export const placeIn = (recorded: string): string | null => RECORDED.exec(recorded)?.[1] ?? null;
