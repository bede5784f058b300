import { z } from 'zod';
import { jsonFormat } from './json-file.js';

/** Phases of a tournament at start.gg, as returned by its GraphQL API. */
export const startggPhasesJson = jsonFormat(
  'startgg-phases-json',
  z.looseObject({
    data: z.looseObject({
      event: z.looseObject({
        name: z.string(),
        phases: z.array(
          z.looseObject({
            id: z.number(),
            name: z.string(),
            bracketType: z.string(),
            numSeeds: z.int().nullable(),
          }),
        ),
      }),
    }),
  }),
);

/** An error response (RFC 9457). */
export const problemJson = jsonFormat(
  'problem-json',
  z.looseObject({ type: z.string(), title: z.string(), status: z.int().min(100).max(599) }),
  'application/problem+json',
);

const place = z.looseObject({ '@type': z.string(), name: z.string().optional() });
/** An event for search engines (schema.org). */
export const eventJsonLd = jsonFormat(
  'event-jsonld',
  z.looseObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.enum(['Event', 'SportsEvent']),
    name: z.string(),
    startDate: z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/),
    location: place,
  }),
  'application/ld+json',
);
