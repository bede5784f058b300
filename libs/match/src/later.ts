/** The instant so many seconds after `at`; both ISO 8601. */
export const later = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString();
