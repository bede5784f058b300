/**
 * Something with named parts. What the first view of a phone
 * reads is checked by hand: the schemas weigh more than the page.
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
