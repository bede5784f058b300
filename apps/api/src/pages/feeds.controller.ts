import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nobody } from '#application';
import type { EventCard } from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies, escapeText } from '#platform';
import { Admit } from '../auth/admission.js';
import { calendarOf } from '../events/calendar-file.js';
import { shareAddress } from '../events/share-address.js';
import { Describe, inQuery } from '../http/describe.js';
import { validate } from '../http/validated.js';
import { answerTo } from '../queries/ask-query.js';

const wish = z.object({ search: z.string().max(80).default('') });
const search = inQuery('search', 'string', {
  required: false,
  description:
    'Only events whose name or venue holds this, so that each club has a feed of its own',
});
const kept = 'public, max-age=300';

const isMeant =
  (text: string) =>
  ({ name, venue }: EventCard): boolean =>
    `${name} ${venue}`.toLowerCase().includes(text.toLowerCase());

const item = ({ eventId, name, date, venue }: EventCard, origin: string): string =>
  `    <item><title>${escapeText(name)}</title><link>${origin}/e/${eventId}</link><guid isPermaLink="true">${origin}/e/${eventId}</guid><description>${escapeText([date, venue].filter((part) => part !== '').join(', '))}</description></item>`;

/**
 * For feed readers and calendars: the public facts about this server's tournaments, or about those
 * of one club.
 */
@Controller()
@Admit('query')
@Dependencies(QueryBus, CONFIGURATION)
export class FeedsController {
  constructor(
    private readonly bus: QueryBus,
    private readonly configuration: Configuration,
  ) {}

  @Describe({
    tag: 'operation',
    summary: 'Public events as an RSS feed, newest first',
    parameters: [search],
    file: ['application/rss+xml'],
  })
  @Get('feed.xml')
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  @Header('cache-control', kept)
  async feed(@Query() asked: unknown, @Req() request: FastifyRequest): Promise<string> {
    const { origin, events, title } = await this.meant(asked, request);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>\n    <title>${escapeText(title)}</title><link>${origin}/</link><description>${escapeText(title)}</description>\n${events.map((event) => item(event, origin)).join('\n')}\n</channel></rss>\n`;
  }

  @Describe({
    tag: 'operation',
    summary: 'Public events as a calendar to subscribe to',
    parameters: [search],
    file: ['text/calendar'],
  })
  @Get('events.ics')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('cache-control', kept)
  async calendar(@Query() asked: unknown, @Req() request: FastifyRequest): Promise<string> {
    const { origin, events, title } = await this.meant(asked, request);
    return calendarOf(
      events.map((event) => ({ ...event, origin })),
      title,
    );
  }

  private async meant(asked: unknown, request: FastifyRequest) {
    const { search: text } = validate(wish, asked);
    const { url: origin } = shareAddress(request, this.configuration);
    const { events } = await answerTo(this.bus, nobody, 'publicEvents', {});
    const title = text === '' ? 'Conclave' : `Conclave: ${text}`;
    return { origin, events: events.filter(isMeant(text)), title };
  }
}
