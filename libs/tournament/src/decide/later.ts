/** The instant `seconds` after `at`, to the millisecond; both ISO 8601. */
export const later = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + Math.round(seconds * 1000)).toISOString();
