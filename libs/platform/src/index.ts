export { AgeKey, sealFor } from './age-key.js';
export { BoundedCache, type CacheBounds } from './bounded-cache.js';
export type { CardImages } from './card-images.js';
export {
  readConfiguration,
  readDiscordConfiguration,
  type DiscordConfiguration,
  ConfigurationError,
  type Configuration,
  type SignInProvider,
} from './configuration.js';
export { readSetting } from './read-setting.js';
export { readSigningKeys } from './signing-keys.js';
export { jsonFault, type JsonBounds, type JsonFault } from './json-shape.js';
export { escapeText, html, Markup } from './markup.js';
export { isLoopback, networkAddress } from './network-address.js';
export { withCorrelation, currentCorrelation, correlationFrom } from './correlation.js';
export { createLogger, type Logger } from './logging.js';
export {
  createMetrics,
  latencyBuckets,
  Counter,
  Gauge,
  Histogram,
  type Registry,
} from './metrics.js';
export { mayReadMetrics } from './metrics-access.js';
export { createDatabasePool, observePool, type DatabasePool } from './database.js';
export { noteEveryMs, OpenHours, outagesBetween, type Hours, type Outage } from './open-hours.js';
export { type Message, publishAll } from './publish.js';
export { createRedis, type Redis, type RedisPurpose } from './redis.js';
export { engineDigest, gamesDigest } from './engine-digest.js';
export { deriveId, scopedCommandId, deriveKey } from './ids.js';
export { isSameSecret } from './same-secret.js';
export { channels, queueName, deliveryQueueName, demoJobName, type DemoJob } from './channels.js';
export {
  type AnyToken,
  Dependencies,
  provide,
  provideParts,
  type Provided,
  type Token,
  token,
} from './injection.js';
export { GracefulShutdown } from './shutdown.js';
export { startThread } from './thread.js';
export type { OpenSpan } from './span.js';
export {
  currentPlace,
  isTracing,
  noteSpan,
  openSpan,
  placeIn,
  startTracing,
  trace,
  withPlace,
} from './tracing.js';
