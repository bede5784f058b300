import { collectDefaultMetrics, Registry } from 'prom-client';

export { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Bounds in seconds that fit requests, jobs and projections alike. */
export const latencyBuckets: number[] = [
  0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10,
];

/**
 * A registry of its own per process (never the global one,
 * so that tests may start several), with Node's own figures.
 */
export const createMetrics = (service: string): Registry => {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
};
