import { createHash } from 'node:crypto';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CardId, knownCatalogue } from '#cards';
import {
  isoTime,
  type OverlayBoard,
  overlayBoards,
  type QueryParams,
  type QueryResult,
  type TableView,
  timeOfDay,
} from '#contracts';
import { Dependencies, type Markup } from '#platform';
import { laterBy } from '../tables/sight.js';
import { TableViews } from '../tables/table-views.js';
import { Admit, callerOf } from '../auth/admission.js';
import { Describe, inPath, inQuery } from '../http/describe.js';
import { notFoundFailure } from '../http/failure.js';
import { validate } from '../http/validated.js';
import { answerTo } from '../queries/ask-query.js';
import {
  bracketBoard,
  clockBoard,
  countdownBoard,
  decksBoard,
  emptyBoard,
  metagameBoard,
  nameTags,
  pairingsBoard,
  standingsBoard,
} from './boards.js';
import { type Life, LifeCounters } from './life-counters.js';
import { framePage, framePolicy } from './frame.js';
import { tableBoard } from './table-board.js';
import { boardLanguages, wordsIn } from './board-words.js';
import type { Words } from './words.js';

const wish = z.object({
  lang: z.enum(boardLanguages).default('en'),
  table: z.coerce.number().int().min(1).max(2_000).default(1),
  most: z.coerce.number().int().min(1).max(64).default(16),
  delay: laterBy,
  until: z.union([timeOfDay, isoTime]).nullable().default(null),
});

interface Asked {
  readonly words: Words;
  readonly lang: string;
  /** The view of a match's table as the asker may see it. */
  readonly look: (matchId: string) => Promise<TableView>;
  readonly lifeOf: (matchId: string) => Promise<Life | null>;
  readonly table: number;
  readonly most: number;
  readonly until: string | null;
  readonly ask: <
    Q extends 'bracket' | 'event' | 'eventRecord' | 'pairings' | 'roster' | 'standings',
  >(
    name: Q,
  ) => Promise<QueryResult<Q>>;
}

/** Cards of other games are shown by their ids. */
const nameOf = (cardId: string): string =>
  knownCatalogue().cards.byId.get(cardId as CardId)?.name ?? cardId;

/** The content of each board, from the public queries. */
const boards: Readonly<Record<OverlayBoard, (asked: Asked) => Promise<Markup>>> = {
  pairings: async ({ ask, words }) =>
    pairingsBoard(await ask('event'), await ask('pairings'), words),
  standings: async ({ ask, words, most }) => standingsBoard(await ask('standings'), words, most),
  bracket: async ({ ask, words }) => bracketBoard(await ask('bracket'), words),
  clock: async ({ ask, words }) => clockBoard(await ask('event'), words),
  countdown: async ({ ask, words, until }) => countdownBoard(await ask('event'), words, until),
  table: async ({ ask, words, table, lifeOf }) => {
    const pairings = await ask('pairings');
    const row = pairings.tables.find((each) => each.table === table);
    const life = row ? await lifeOf(row.matchId) : null;
    return nameTags(pairings, await ask('roster'), { table, words, life });
  },
  board: async ({ ask, look, words, lang, table }) => {
    const { tables } = await ask('pairings');
    const seated = tables.find((each) => each.table === table);
    return seated ? tableBoard(await look(seated.matchId), { words, lang }) : emptyBoard(words);
  },
  decks: async ({ ask, words, table }) =>
    decksBoard(await ask('pairings'), await ask('eventRecord'), { table, words, nameOf }),
  metagame: async ({ ask, words, most }) => metagameBoard(await ask('roster'), words, most),
};

const boardName = inPath('board', { type: 'string', enum: [...overlayBoards] });
const tag = 'boards for streams and other sites';

/**
 * The present content of a board, as HTML for the frame pages. Access follows the rights of the
 * queries used.
 */
@Controller('api/v1/events/:eventId/boards')
@Admit('query')
@Dependencies(QueryBus, TableViews, LifeCounters)
export class BoardsController {
  constructor(
    private readonly bus: QueryBus,
    private readonly tables: TableViews,
    private readonly lives: LifeCounters,
  ) {}

  @Describe({
    tag,
    operationId: 'readBoard',
    summary: 'What a board shows, as HTML',
    parameters: [
      boardName,
      ...['lang', 'until'].map((name) => inQuery(name, 'string', { required: false })),
      ...['table', 'most', 'delay'].map((name) => inQuery(name, 'integer', { required: false })),
    ],
    file: ['text/html'],
  })
  @Get(':board')
  async board(
    @Param() { eventId, board }: { readonly eventId: string; readonly board: string },
    @Query() search: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const show = Object.hasOwn(boards, board) ? boards[board as OverlayBoard] : undefined;
    if (!show) throw notFoundFailure('request/unknown-route');
    const { lang, delay, ...shown } = validate(wish, search);
    const asker = callerOf(request);
    const ask: Asked['ask'] = (name) =>
      answerTo(this.bus, asker, name, { eventId } as QueryParams<typeof name>);
    const { html } = await show({
      ...{ words: wordsIn(lang), lang, ...shown, ask },
      look: (matchId) => this.tables.of(matchId, asker, { laterBy: delay }),
      lifeOf: (matchId) => this.lives.read(eventId, matchId),
    });
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    void reply.headers({
      etag,
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    if (request.headers['if-none-match'] === etag) await reply.status(304).send();
    else await reply.type('text/html; charset=utf-8').send(html);
  }
}

/**
 * Pages for streams (`/overlay/...`) and for other sites (`/embed/...`). The page is the same for
 * every tournament and contains no data of any.
 */
@Controller()
@Admit('open')
export class FramesController {
  @Describe({
    tag,
    summary: 'A page for a stream, 1920 x 1080, transparent',
    parameters: [boardName],
    file: ['text/html'],
  })
  @Get('overlay/:eventId/:board')
  overlay(@Param('board') board: string, @Res() reply: FastifyReply): void {
    sendFrame(reply, 'overlay', board);
  }

  @Describe({
    tag,
    summary: 'A page to be framed by another site',
    parameters: [boardName],
    file: ['text/html'],
  })
  @Get('embed/:eventId/:board')
  embed(@Param('board') board: string, @Res() reply: FastifyReply): void {
    sendFrame(reply, 'embed', board);
  }
}

const sendFrame = (reply: FastifyReply, kind: 'overlay' | 'embed', board: string): void => {
  if (!Object.hasOwn(boards, board)) throw notFoundFailure('request/unknown-route');
  if (kind === 'embed') void reply.removeHeader('x-frame-options');
  void reply
    .headers({ 'content-security-policy': framePolicy(kind), 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(framePage(kind));
};
