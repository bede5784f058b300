import type { Deprecation } from '#read-models';

/**
 * RFC 9745 defines the date of deprecation and RFC 8594 the date of the end; their formats differ.
 */
export const deprecationHeaders = ({
  since,
  sunset,
  successor,
}: Deprecation): Readonly<Record<string, string>> => ({
  deprecation: `@${Math.floor(since.getTime() / 1_000)}`,
  sunset: sunset.toUTCString(),
  link: `<${successor}>; rel="successor-version"`,
});
