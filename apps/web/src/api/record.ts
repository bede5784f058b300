/**
 * Whether a value is an object. Data for a phone's first view are checked by hand, because the
 * schemas would be larger than the page.
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
