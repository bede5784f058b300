import {
  type Description,
  Describe,
  inPath,
  inQuery,
  parametersIn,
  type JsonSchema,
  members,
} from '../http/describe.js';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFoundFailure } from '../http/failure.js';
import { type EventRecord, queries, type QueryName, eventRecord, eventFileNames } from '#contracts';
import { eventFiles, type EventFileName } from '#exchange';
import { toSwudbJson } from '#formats';
import { Dependencies } from '#platform';
import { Admit, callerOf } from '../auth/admission.js';
import { validate } from '../http/validated.js';
import type { Answered } from '../queries/answered.js';
import { AskQuery } from '../queries/ask-query.js';
import { addCacheHeaders } from './versioned.js';

const version1 = {
  tag: 'read interface, version 1',
  description:
    'Stays as it is; fields may be added. Every answer carries `api-version` and an ETag.',
} as const;

type Told = 'archive' | 'publicEvents' | 'metagame' | 'standings' | 'pairings';

const describeAnswer = (name: Told, operationId: string, summary: string): Description => ({
  ...version1,
  operationId,
  summary,
  // The tournament's id is in the path.
  parameters: parametersIn(queries[name].params).filter(
    (parameter) => parameter['name'] !== 'eventId',
  ),
  answers: ['The answer', queries[name].result],
});

const deckNumber = inQuery('number', 'integer', {
  required: false,
  schema: { type: 'integer', minimum: 1, maximum: 3 },
});

const card = members({ id: { type: 'string' }, count: { type: 'integer' } });
const cards: JsonSchema = { type: 'array', items: card };
const sharedDeck = members(
  { leader: card, base: card, deck: cards },
  {
    metadata: { type: 'object', properties: { name: { type: 'string' } } },
    secondleader: card,
    sideboard: cards,
  },
);

const deckWish = z.strictObject({ number: z.coerce.number().int().min(1).max(3).default(1) });

/** A tournament's name as a file name in a header: letters, digits and dashes of any language. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || 'event';

/**
 * GET /api/v1/...: the API for other programs to build on. Access follows the rights of the queries
 * used.
 */
@Controller('api/v1')
@Admit('query')
@Dependencies(QueryBus)
export class ReadApiController {
  constructor(private readonly bus: QueryBus) {}

  @Describe(
    describeAnswer(
      'archive',
      'readPastEvents',
      'Finished public events, newest first; `cursor` is the `next` of the page before',
    ),
  )
  @Get('events')
  events(
    @Query() wish: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer('archive', wish, { request, reply });
  }

  /**
   * The tournaments on the home page; `events` lists only finished ones, with winners and decks.
   */
  @Describe(
    describeAnswer(
      'publicEvents',
      'readCalendar',
      'Public events with their status: announced, under way or finished; newest first, at most 100',
    ),
  )
  @Get('calendar')
  calendar(
    @Query() wish: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer('publicEvents', wish, { request, reply });
  }

  @Describe(
    describeAnswer(
      'metagame',
      'readMetagame',
      'Leaders, bases and matchups of past events with public decks, with 95 % intervals',
    ),
  )
  @Get('metagame')
  metagame(
    @Query() wish: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer('metagame', wish, { request, reply });
  }

  @Describe({
    ...version1,
    operationId: 'readEvent',
    summary: 'Everything public of an event in one answer',
    answers: ['The answer', eventRecord],
  })
  @Get('events/:eventId')
  record(
    @Param('eventId') eventId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer('eventRecord', { eventId }, { request, reply });
  }

  @Describe(
    describeAnswer('standings', 'readStandings', 'Standings, now or as after a Swiss round'),
  )
  @Get('events/:eventId/standings')
  standings(
    @Param('eventId') eventId: string,
    @Query() wish: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer('standings', { ...wish, eventId }, { request, reply });
  }

  @Describe(
    describeAnswer(
      'pairings',
      'readPairings',
      'The tables of a round, the last where none is named',
    ),
  )
  @Get('events/:eventId/pairings')
  pairings(
    @Param('eventId') eventId: string,
    @Query() wish: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer('pairings', { ...wish, eventId }, { request, reply });
  }

  /** A deck in the format of deck sites and clients. */
  @Describe({
    ...version1,
    operationId: 'readDeck',
    summary:
      'A public deck in the form that deck sites take; `number` for the decks of a Trilogy player',
    parameters: [deckNumber],
    answers: ['The answer', sharedDeck],
  })
  @Get('events/:eventId/decks/:playerId')
  async deck(
    @Param() { eventId, playerId }: { readonly eventId: string; readonly playerId: string },
    @Query() wish: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { number } = validate(deckWish, wish);
    const found = await this.ask('eventRecord', { eventId }, request);
    const { players } = found.value as EventRecord;
    const deck = players.find((player) => player.playerId === playerId)?.decks[number - 1];
    if (!deck) throw notFoundFailure('deck/not-found');
    if (notModified(found, request, reply)) return;
    await addCacheHeaders(reply)
      .header('etag', found.etag)
      .header('content-type', 'application/json; charset=utf-8')
      .send(toSwudbJson(deck));
  }

  /** The tournament in the format of another program. */
  @Describe({
    tag: version1.tag,
    operationId: 'readEventFile',
    summary: 'The event as a file of another program',
    parameters: [inPath('name', { type: 'string', enum: [...eventFileNames] })],
    says: 'The file',
    file: ['text/csv', 'application/json', 'text/plain'],
  })
  @Get('events/:eventId/files/:name')
  async file(
    @Param() { eventId, name }: { readonly eventId: string; readonly name: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!Object.hasOwn(eventFiles, name)) throw notFoundFailure('request/unknown-file');
    const found = await this.ask('eventRecord', { eventId }, request);
    if (notModified(found, request, reply)) return;
    const { ending, media, write } = eventFiles[name as EventFileName];
    const record = found.value as EventRecord;
    await addCacheHeaders(reply)
      .header('etag', found.etag)
      .header('content-type', media)
      .header(
        'content-disposition',
        `attachment; filename="${plainName(record.name)}-${name}.${ending}"`,
      )
      .send(write(record));
  }

  private async ask(
    name: QueryName,
    wish: Readonly<Record<string, unknown>>,
    request: FastifyRequest,
  ): Promise<Answered> {
    const params = validate(queries[name].params, wish);
    return (await this.bus.execute(new AskQuery(name, params, callerOf(request), null))).answer;
  }

  private async answer(
    name: QueryName,
    wish: Readonly<Record<string, unknown>>,
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  ): Promise<void> {
    const found = await this.ask(name, wish, request);
    if (notModified(found, request, reply)) return;
    const { bytes, encoding } = await found.packedFor(request.headers['accept-encoding']);
    if (encoding !== null) void reply.header('content-encoding', encoding);
    await addCacheHeaders(reply)
      .header('etag', found.etag)
      .header('content-type', 'application/json; charset=utf-8')
      .send(bytes);
  }
}

/** Answers 304 if the asker already has this answer. */
const notModified = (found: Answered, request: FastifyRequest, reply: FastifyReply): boolean => {
  if (!found.isHeldBy(request.headers['if-none-match'])) return false;
  void addCacheHeaders(reply).header('etag', found.etag).status(304).send();
  return true;
};
