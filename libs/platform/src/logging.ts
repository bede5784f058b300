import { type DestinationStream, type Logger, pino } from 'pino';
import type { Configuration } from './configuration.js';
import { currentCorrelation } from './correlation.js';
import { readPlace } from './span.js';
import { currentPlace } from './tracing.js';

export type { Logger } from 'pino';

/** Whatever a careless line might carry along that nobody should read in a log. */
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
 * One JSON line per event on standard output, with the service and the correlation id of the work in hand;
 * where traces are told also with its place in them, under the names that OpenTelemetry gives it.
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
