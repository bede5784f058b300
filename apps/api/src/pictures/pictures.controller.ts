import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nobody } from '#application';
import type { QueryParams, QueryResult } from '#contracts';
import { Dependencies } from '#platform';
import { LANGUAGE_TAGS } from '#rules';
import { Admit, callerOf } from '../auth/admission.js';
import { boardLanguages, wordsIn } from '../boards/board-words.js';
import { Describe, inPath, inQuery } from '../http/describe.js';
import { notFoundFailure } from '../http/failure.js';
import { validate } from '../http/validated.js';
import { answerTo } from '../queries/ask-query.js';
import { PictureThread } from './picture-thread.js';
import { deckSheet, eventSheet, type Heading, pairingsSheet, standingsSheet } from './sheets.js';

const number = z.coerce.number().int().min(0).max(30);
const wish = z.object({
  lang: z.enum(boardLanguages).default('en'),
  phase: number.optional(),
  round: number.optional(),
  after: number.optional(),
  player: z.string().min(1).max(64).optional(),
  deck: z.coerce.number().int().min(1).max(3).default(1),
});
type Wish = z.infer<typeof wish>;

interface Asked extends Heading {
  readonly event: QueryResult<'event'>;
  readonly wish: Wish;
  readonly ask: <Q extends 'deck' | 'pairings' | 'player' | 'standings' | 'trio'>(
    name: Q,
    more?: object,
  ) => Promise<QueryResult<Q>>;
}

const roundOf = ({ phase, round }: Wish): object =>
  phase === undefined || round === undefined ? {} : { phase, round };

/** Each picture as SVG, from the queries that the asker may use. */
const sheets: Readonly<Record<string, (asked: Asked) => Promise<string>>> = {
  'event.png': ({ event, words, wish: { lang } }) =>
    Promise.resolve(eventSheet(event, words, LANGUAGE_TAGS.find((tag) => tag === lang) ?? 'en')),
  'standings.png': async (asked) => {
    const { after } = asked.wish;
    const view = await asked.ask('standings', after === undefined ? {} : { afterRound: after });
    return standingsSheet(view, asked, asked.event.status === 'finished' && after === undefined);
  },
  'pairings.png': async (asked) =>
    pairingsSheet(await asked.ask('pairings', roundOf(asked.wish)), asked, false),
  'results.png': async (asked) =>
    pairingsSheet(await asked.ask('pairings', roundOf(asked.wish)), asked, true),
  'deck.png': async ({ ask, event, words, wish: { lang, player: playerId, deck: number } }) => {
    const one = (await ask('deck', { playerId })).deck;
    const deck = one ?? (await ask('trio', { playerId })).trio?.decks[number - 1];
    if (!deck) throw notFoundFailure('deck/not-found');
    const { name } = await ask('player', { playerId });
    return deckSheet(deck, { player: name, event, words, lang });
  },
};

const tag = 'boards for streams and other sites';

/**
 * Pictures for links in chats and for posts: PNG of 1200 x 630. The rights of the queries used
 * apply, so no picture shows a deck before it is public.
 */
@Controller('pictures')
@Admit('query')
@Dependencies(QueryBus, PictureThread)
export class PicturesController {
  constructor(
    private readonly bus: QueryBus,
    private readonly thread: PictureThread,
  ) {}

  @Describe({
    tag,
    summary: 'An event, a round, its results, the standings or a public deck as a picture',
    parameters: [
      inPath('picture', { type: 'string', enum: Object.keys(sheets) }),
      ...['lang', 'phase', 'round', 'after', 'player', 'deck'].map((name) =>
        inQuery(name, name === 'lang' || name === 'player' ? 'string' : 'integer', {
          required: false,
        }),
      ),
    ],
    file: ['image/png'],
  })
  @Get(':eventId/:picture')
  async picture(
    @Param() { eventId, picture }: { readonly eventId: string; readonly picture: string },
    @Query() search: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const sheet = Object.hasOwn(sheets, picture) ? sheets[picture] : undefined;
    if (!sheet) throw notFoundFailure('request/unknown-route');
    const asker = callerOf(request);
    const asked = validate(wish, search);
    const ask: Asked['ask'] = (name, more = {}) =>
      answerTo(this.bus, asker, name, { eventId, ...more } as QueryParams<typeof name>);
    const event = await answerTo(this.bus, asker, 'event', { eventId });
    const svg = await sheet({ event, words: wordsIn(asked.lang), wish: asked, ask });
    const { png, digest } = await this.thread.draw(svg);
    const etag = `"${digest}"`;
    void reply.headers({
      etag,
      // An identified asker may see more than others.
      'cache-control': asker === nobody ? 'public, max-age=60' : 'private, no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    });
    if (request.headers['if-none-match'] === etag) await reply.status(304).send();
    else await reply.type('image/png').send(png);
  }
}
