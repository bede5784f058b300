import { type DestinationStream, type Logger, pino } from 'pino';
import type { Configuration } from './configuration.js';
import { currentCorrelation } from './correlation.js';
import { readPlace } from './span.js';
import { currentPlace } from './tracing.js';

export type { Logger } from 'pino';

/** Fields that must never appear in a log, even by mistake. */
const secrets = [
  'password',
  'secret',
  'cookie',
  'authorization',
  'guestCode',
  'rescueKey',
  'token',
  'nonce',
];

/**
 * Logs one JSON line per entry on standard output, with the service and the current correlation id;
 * with tracing, also the trace and span ids under the names that OpenTelemetry uses.
 */
export const createLogger = (
  service: string,
  configuration: Pick<Configuration, 'logLevel'>,
  destination?: DestinationStream,
): Logger => {
  const options = {
    level: configuration.logLevel,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
    mixin: () => {
      const correlationId = currentCorrelation();
      return { ...(correlationId === null ? {} : { correlationId }), ...placeInHand() };
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};

const placeInHand = (): { readonly trace_id?: string; readonly span_id?: string } => {
  const place = readPlace(currentPlace());
  return place === null ? {} : { trace_id: place.traceId, span_id: place.spanId };
};
