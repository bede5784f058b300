import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Asker, everyRole, isGranted } from '#application';
import { Dependencies } from '#platform';
import { Admit, Caller } from '../auth/admission.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { Describe } from '../http/describe.js';
import { forbiddenFailure } from '../http/failure.js';
import { IdPipe } from '../http/id.pipe.js';
import { validate } from '../http/validated.js';
import { serveViewer } from '../live/serve-viewer.js';
import type { StreamHub } from '../live/stream-hub.js';
import { headLanguage } from '../pages/heads.js';
import { TournamentAccess } from '../queries/tournament-access.js';
import { wordsIn } from './board-words.js';
import { casterPage, casterPolicy } from './caster-page.js';
import { life, type Life, LIFE_HUB, LifeCounters } from './life-counters.js';

const tag = 'boards for streams and other sites';
const ofEvent = new IdPipe('tournament/not-found');
const ofMatch = new IdPipe('match/not-found');

/** The life of games on paper: entered by staff, shown by the board of a table. */
@Controller('api/v1/events/:eventId/lives')
@Dependencies(LifeCounters, LIFE_HUB, TournamentAccess, RequestAdmission)
export class LifeController {
  constructor(
    private readonly counters: LifeCounters,
    private readonly hub: StreamHub,
    private readonly door: TournamentAccess,
    private readonly callers: RequestAdmission,
  ) {}

  @Describe({
    tag,
    operationId: 'followLives',
    summary: 'Server-sent events: somewhere in this event the life of a game has changed',
    stream: { type: 'object' },
  })
  @Get()
  @Admit('uncounted')
  async watch(
    @Param('eventId', ofEvent) eventId: string,
    @Caller() asker: Asker,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.door.enter(eventId, asker);
    const release = this.callers.holdStream(request, asker);
    await serveViewer(
      { request, reply, release },
      {
        enter: (viewer) => this.hub.enter(eventId, viewer),
        leave: (viewer) => this.hub.leave(eventId, viewer),
      },
    );
  }

  @Describe({
    tag,
    operationId: 'readLife',
    summary: 'What is left of both bases at a table; null where nobody counts',
    answers: ['The life of both', life.nullable()],
  })
  @Get(':matchId')
  @Admit('query')
  async read(
    @Param('eventId', ofEvent) eventId: string,
    @Param('matchId', ofMatch) matchId: string,
    @Caller() asker: Asker,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.door.enter(eventId, asker);
    await reply.send(JSON.stringify(await this.counters.read(eventId, matchId)));
  }

  @Describe({
    tag,
    operationId: 'tellLife',
    summary: 'Staff tell what is left of both bases at a table',
    takes: life,
    answers: ['As it is shown now', life],
  })
  @Post(':matchId')
  @HttpCode(200)
  @Admit('query')
  async tell(
    @Param('eventId', ofEvent) eventId: string,
    @Param('matchId', ofMatch) matchId: string,
    @Body() body: unknown,
    @Caller() asker: Asker,
  ): Promise<Life> {
    const told = validate(life, body);
    const visit = await this.door.enter(eventId, asker);
    if (!isGranted(everyRole, { ...visit, own: false })) throw forbiddenFailure('policy/forbidden');
    await this.counters.write(eventId, matchId, told);
    return told;
  }
}

/**
 * The page for a caster's phone. It contains no data of any tournament: its script uses the rights
 * of the person with the phone.
 */
@Controller('caster')
@Admit('open')
export class CasterController {
  @Describe({
    tag,
    summary: 'A page for a phone that counts the life of a game on paper',
    file: ['text/html'],
  })
  @Get(':eventId/:table')
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const lang = headLanguage(request.headers['accept-language']);
    void reply
      .headers({
        'content-security-policy': casterPolicy,
        'cache-control': 'no-cache',
        vary: 'accept-language',
      })
      .type('text/html; charset=utf-8')
      .send(casterPage(lang, wordsIn(lang)));
  }
}
