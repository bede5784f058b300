/** The instant so many seconds after another, to the millisecond; both ISO 8601. */
export const later = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + Math.round(seconds * 1000)).toISOString();
