import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nobody } from '#application';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies, escapeText } from '#platform';
import { Admit } from '../auth/admission.js';
import { shareAddress } from '../events/share-address.js';
import { Describe, inQuery } from '../http/describe.js';
import { notFoundFailure } from '../http/failure.js';
import { validate } from '../http/validated.js';
import { answerTo } from '../queries/ask-query.js';

const size = z.coerce.number().int().min(120).max(4_000);
const wish = z.object({
  url: z.string().max(500),
  maxwidth: size.default(640),
  maxheight: size.default(480),
  format: z.literal('json').default('json'),
});

const eventPage = /^\/e\/([a-z0-9-]{6,64})(?:\/(pairings|standings|bracket))?\/?$/;

const embedded = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  width: z.number(),
  height: z.number(),
  html: z.string(),
});

/** oEmbed 1.0: what another site embeds when somebody pastes the address of a tournament's page. */
@Controller('api/v1/oembed')
@Admit('query')
@Dependencies(QueryBus, CONFIGURATION)
export class EmbeddingController {
  constructor(
    private readonly bus: QueryBus,
    private readonly configuration: Configuration,
  ) {}

  @Describe({
    tag: 'boards for streams and other sites',
    operationId: 'readEmbedding',
    summary: 'oEmbed of the page of a public event, its pairings, standings or bracket',
    parameters: [
      inQuery('url', 'string'),
      inQuery('maxwidth', 'integer', { required: false }),
      inQuery('maxheight', 'integer', { required: false }),
      inQuery('format', 'string', { required: false }),
    ],
    answers: ['What is framed', embedded],
  })
  @Get()
  async embedding(
    @Query() search: Record<string, unknown>,
    @Req() request: FastifyRequest,
  ): Promise<z.infer<typeof embedded>> {
    const { url, maxwidth: width, maxheight: height } = validate(wish, search);
    const { url: origin } = shareAddress(request, this.configuration);
    const page = URL.parse(url);
    const [, eventId, board = 'standings'] = eventPage.exec(page?.pathname ?? '') ?? [];
    if (page?.origin !== new URL(origin).origin || eventId === undefined)
      throw notFoundFailure('tournament/not-found');
    const { name } = await answerTo(this.bus, nobody, 'event', { eventId });
    const address = `${origin}/embed/${eventId}/${board}`;
    return {
      version: '1.0',
      type: 'rich',
      title: name,
      provider_name: 'Conclave',
      provider_url: origin,
      width,
      height,
      html: `<iframe src="${address}" width="${width}" height="${height}" title="${escapeText(name)}" style="border:0" loading="lazy"></iframe>`,
    };
  }
}
