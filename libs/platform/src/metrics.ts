import { collectDefaultMetrics, Registry } from 'prom-client';

export { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Bucket bounds in seconds, suitable for requests, jobs and projections. */
export const latencyBuckets: number[] = [
  0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10,
];

/**
 * A registry per process (never the global one, so that tests can create several), with Node's own
 * metrics.
 */
export const createMetrics = (service: string): Registry => {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
};
