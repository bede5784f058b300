import type { FastifyReply } from 'fastify';

/** The version of the interface for programs that read; additions do not raise it. */
export const READ_API_VERSION = '1';

/** An address that will go: since when another is meant, until when it answers, and which one is meant. */
export interface Deprecated {
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

/** What every answer of the read interface carries. It needs no cookie, so any page may ask. */
export const versioned = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    'api-version': READ_API_VERSION,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'api-version, deprecation, sunset, link, etag',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
  });
