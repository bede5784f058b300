import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asker } from '#application';
import { playerOrigins, streamOf } from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies, html } from '#platform';
import { Admit, Caller } from '../auth/admission.js';
import { shareAddress } from '../events/share-address.js';
import { Describe } from '../http/describe.js';
import { notFoundFailure } from '../http/failure.js';
import { headLanguage } from '../pages/heads.js';
import { answerTo } from '../queries/ask-query.js';
import { wordsIn } from './board-words.js';
import { ownPage, ownPolicy } from './own-page.js';

const style =
  'html,body{margin:0;height:100%;background:#101826;color:#f4f6fb;font:600 18px system-ui,sans-serif}' +
  'body{display:flex;flex-direction:column}header{display:flex;flex-wrap:wrap;gap:0 1em;align-items:center;padding:0 .8em}' +
  'a{color:#ffd166;line-height:44px}iframe{flex:1;border:0;width:100%}';

/** Allows the players of video streams and nothing else, of theirs or ours. */
const policy = ownPolicy({ frames: playerOrigins });

/**
 * The video stream of a tournament, on a page of its own: only somebody who opens it contacts the
 * stream's host.
 */
@Controller('watch')
@Admit('query')
@Dependencies(QueryBus, CONFIGURATION)
export class WatchController {
  constructor(
    private readonly bus: QueryBus,
    private readonly configuration: Configuration,
  ) {}

  @Describe({
    tag: 'boards for streams and other sites',
    summary: "A page with the player of the event's stream",
    file: ['text/html'],
  })
  @Get(':eventId')
  async watch(
    @Param('eventId') eventId: string,
    @Caller() asker: Asker,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, information } = await answerTo(this.bus, asker, 'event', { eventId });
    const place = streamOf(information?.stream?.address ?? '');
    if (place === null) throw notFoundFailure('request/unknown-route');
    const { hostname } = new URL(shareAddress(request, this.configuration).url);
    const lang = headLanguage(request.headers['accept-language']);
    const page = ownPage({
      ...{ lang, title: `${name} · Conclave`, style },
      body: html`<header>
          <span>${name}</span><a href="/e/${eventId}">${wordsIn(lang).backToEvent}</a>
        </header>
        <iframe
          src="${place.player(hostname)}"
          title="${name}"
          allow="fullscreen; picture-in-picture"
          allowfullscreen
        ></iframe>`,
    });
    await reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'private, no-cache',
        vary: 'accept-language',
        // A player needs to know the site in which it is embedded.
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      .type('text/html; charset=utf-8')
      .send(page);
  }
}
