import { Describe } from '../http/describe.js';
import { Controller, Get, Header, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { nobody } from '#application';
import type { QueryName, QueryParams, QueryResult } from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { shareAddress } from '../events/share-address.js';
import { answerTo } from '../queries/ask-query.js';
import { Admit } from '../auth/admission.js';

const mostPastEvents = 50;
const kept = 'public, max-age=3600';

/** For search engines: what they may read, and the addresses of public tournaments. */
@Controller()
@Dependencies(QueryBus, CONFIGURATION)
export class SiteMapController {
  constructor(
    private readonly bus: QueryBus,
    private readonly configuration: Configuration,
  ) {}

  @Describe({
    tag: 'operation',
    summary: 'What search engines may read',
    file: ['text/plain'],
  })
  @Get('robots.txt')
  @Admit('open')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', kept)
  robots(@Req() request: FastifyRequest): string {
    const { url } = shareAddress(request, this.configuration);
    return `User-agent: *\nDisallow: /api/\nDisallow: /docs\nSitemap: ${url}/sitemap.xml\n`;
  }

  @Describe({
    tag: 'operation',
    summary: 'Addresses of public events, conventions and seasons',
    says: 'A site map',
    file: ['application/xml'],
  })
  @Get('sitemap.xml')
  @Admit('query')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', kept)
  async pages(@Req() request: FastifyRequest): Promise<string> {
    const [{ events }, past, { conventions }, { seasons }] = await Promise.all([
      this.ask('publicEvents', {}),
      this.ask('archive', { limit: mostPastEvents }),
      this.ask('conventions', {}),
      this.ask('seasons', {}),
    ]);
    const paths = new Set([
      '/',
      '/conventions',
      '/seasons',
      '/archive',
      '/calendar',
      ...[...events, ...past.events].map(({ eventId }) => `/e/${eventId}`),
      ...conventions.map(({ conventionId }) => `/c/${conventionId}`),
      ...seasons.map(({ seasonId }) => `/s/${seasonId}`),
    ]);
    const { url } = shareAddress(request, this.configuration);
    const rows = [...paths].map((path) => `  <url><loc>${url}${path}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
  }

  private ask<Q extends QueryName>(name: Q, wish: QueryParams<Q>): Promise<QueryResult<Q>> {
    return answerTo(this.bus, nobody, name, wish);
  }
}
