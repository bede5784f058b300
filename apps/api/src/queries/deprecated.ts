import type { Deprecation } from '#read-models';

/** RFC 9745 for the date since when, RFC 8594 for the end: the two are written differently. */
export const deprecationHeaders = ({
  since,
  sunset,
  successor,
}: Deprecation): Readonly<Record<string, string>> => ({
  deprecation: `@${Math.floor(since.getTime() / 1_000)}`,
  sunset: sunset.toUTCString(),
  link: `<${successor}>; rel="successor-version"`,
});
