import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span as TelemetrySpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { type OpenSpan, readPlace, type Span, type Tracer, type TracingOptions } from './span.js';

const kinds = {
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** An unreachable collector is logged once in a while, not at every attempt. */
const COMPLAIN_EVERY_MS = 60_000;

/** Sends traces of this process to an OpenTelemetry collector, in batches. */
export const openTelemetry = ({
  service,
  tracesTo,
  traceShare,
  logger,
}: TracingOptions & { readonly tracesTo: string }): Tracer => {
  complainTo(logger);
  const provider = new TracerProvider({
    // OTEL_RESOURCE_ATTRIBUTES and OTEL_SERVICE_NAME of the operator take precedence.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': `conclave-${service}` }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traceShare) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${tracesTo.replace(/\/+$/, '')}/v1/traces` }),
      }),
    ],
  });
  const telemetry = provider.getTracer('conclave');
  const inHand = new AsyncLocalStorage<Context>();
  const contextOf = ({ within }: Span): Context =>
    within === undefined ? (inHand.getStore() ?? ROOT_CONTEXT) : contextAt(within);
  const open = (span: Span, at?: number): OpenSpan => {
    const { name, kind, attributes = {} } = span;
    const parent = contextOf(span);
    const opened = telemetry.startSpan(
      name,
      {
        attributes,
        kind: kind ? kinds[kind] : SpanKind.INTERNAL,
        ...(at === undefined ? {} : { startTime: at }),
      },
      parent,
    );
    return {
      place: placeOf(opened),
      run: (work) => inHand.run(trace.setSpan(parent, opened), work),
      end: (outcome = {}) => {
        if (outcome.attributes) opened.setAttributes(outcome.attributes);
        if (outcome.failed) opened.setStatus({ code: SpanStatusCode.ERROR });
        opened.end();
      },
    };
  };
  return {
    open,
    place: () => placeOf(trace.getSpan(inHand.getStore() ?? ROOT_CONTEXT)),
    close: () => provider.shutdown(),
  };
};

const placeOf = (span: TelemetrySpan | undefined): string | null => {
  if (span === undefined) return null;
  const { traceId, spanId, traceFlags } = span.spanContext();
  return traceFlags & TraceFlags.SAMPLED ? `00-${traceId}-${spanId}-01` : null;
};

/** The context of a span of another process, or of an earlier one of this process. */
const contextAt = (place: string | null): Context => {
  const read = readPlace(place);
  if (read === null) return ROOT_CONTEXT;
  const { traceId, spanId, kept } = read;
  const traceFlags = kept ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

const complainTo = (logger: Logger): void => {
  let quietUntil = 0;
  const complain = (message: string): void => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + COMPLAIN_EVERY_MS;
    logger.warn({ cause: message }, 'traces do not reach their collector');
  };
  const silent = (): void => undefined;
  diag.setLogger(
    { error: complain, warn: complain, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
};
