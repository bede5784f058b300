import { eventFileNames, eventRecord, queries } from '#contracts';
import { answers, failed, inPath, type JsonSchema, schemaOf } from './schemas.js';

const parametersOf = (name: 'standings' | 'pairings' | 'archive' | 'metagame'): JsonSchema[] => {
  const { properties = {} } = schemaOf(queries[name].params, 'input') as {
    properties?: Record<string, JsonSchema>;
  };
  return Object.entries(properties)
    .filter(([parameter]) => parameter !== 'eventId')
    .map(([parameter, schema]) => ({ name: parameter, in: 'query', required: false, schema }));
};

const read = (
  operationId: string,
  summary: string,
  parameters: JsonSchema[],
  schema: JsonSchema,
): JsonSchema => ({
  get: {
    operationId,
    tags: ['read interface, version 1'],
    summary,
    description:
      'Stays as it is; fields may be added. Every answer carries `api-version` and an ETag.',
    parameters,
    responses: answers('The answer', schema),
  },
});

const cards: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'count'],
    properties: { id: { type: 'string' }, count: { type: 'integer' } },
  },
};

/** What other programs may build on. */
export const readPaths: JsonSchema = {
  '/api/v1/events': read(
    'readPastEvents',
    'Finished public events, newest first; `cursor` is the `next` of the page before',
    parametersOf('archive'),
    schemaOf(queries.archive.result, 'output'),
  ),
  '/api/v1/calendar': read(
    'readCalendar',
    'Public events with their status: announced, under way or finished; newest first, at most 100',
    [],
    schemaOf(queries.publicEvents.result, 'output'),
  ),
  '/api/v1/metagame': read(
    'readMetagame',
    'Leaders, bases and matchups of past events with public decks, with 95 % intervals',
    parametersOf('metagame'),
    schemaOf(queries.metagame.result, 'output'),
  ),
  '/api/v1/events/{eventId}': read(
    'readEvent',
    'Everything public of an event in one answer',
    [],
    schemaOf(eventRecord, 'output'),
  ),
  '/api/v1/events/{eventId}/standings': read(
    'readStandings',
    'Standings, now or as after a Swiss round',
    parametersOf('standings'),
    schemaOf(queries.standings.result, 'output'),
  ),
  '/api/v1/events/{eventId}/pairings': read(
    'readPairings',
    'The tables of a round, the last where none is named',
    parametersOf('pairings'),
    schemaOf(queries.pairings.result, 'output'),
  ),
  '/api/v1/events/{eventId}/decks/{playerId}': read(
    'readDeck',
    'A public deck in the form that deck sites take; `number` for the decks of a Trilogy player',
    [
      {
        name: 'number',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 3 },
      },
    ],
    {
      type: 'object',
      required: ['leader', 'base', 'deck'],
      properties: {
        metadata: { type: 'object', properties: { name: { type: 'string' } } },
        leader: cards['items'] as JsonSchema,
        secondleader: cards['items'] as JsonSchema,
        base: cards['items'] as JsonSchema,
        deck: cards,
        sideboard: cards,
      },
    },
  ),
  '/api/v1/events/{eventId}/files/{name}': {
    get: {
      operationId: 'readEventFile',
      tags: ['read interface, version 1'],
      summary: 'The event as a file of another program',
      parameters: [inPath('name', { type: 'string', enum: [...eventFileNames] })],
      responses: {
        200: {
          description: 'The file',
          content: { 'text/csv': {}, 'application/json': {}, 'text/plain': {} },
        },
        default: failed,
      },
    },
  },
};
