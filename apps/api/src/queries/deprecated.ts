/** An address that will go: since when another is meant, until when it answers, and which one is meant. */
interface Deprecated {
  readonly since: Date;
  readonly sunset: Date;
  readonly successor: string;
}

/** By the name of the question. The same files are given out under /api/v1 with more of them. */
export const deprecatedQueries: Readonly<Record<string, Deprecated>> = {
  resultsFile: {
    since: new Date('2026-11-22T00:00:00Z'),
    sunset: new Date('2027-11-22T00:00:00Z'),
    successor: '/api/v1/events/{eventId}/files/record',
  },
};

/** RFC 9745 for the date since when, RFC 8594 for the end: the two are written differently. */
export const deprecationHeaders = ({
  since,
  sunset,
  successor,
}: Deprecated): Readonly<Record<string, string>> => ({
  deprecation: `@${Math.floor(since.getTime() / 1_000)}`,
  sunset: sunset.toUTCString(),
  link: `<${successor}>; rel="successor-version"`,
});
