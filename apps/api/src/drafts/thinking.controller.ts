import { Describe } from '../http/describe.js';
import { Dependencies } from '#platform';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { type ThinkingView, thinkingView } from '#contracts';
import { PodViews } from './pod-views.js';
import { Admit, Caller } from '../auth/admission.js';
import { IdPipe } from '../http/id.pipe.js';
import type { Asker } from '#application';

/** GET /api/events/<eventId>/thinking: who thinks how long, in all pods of the running draft. */
@Controller('api/events')
@Dependencies(PodViews)
export class ThinkingController {
  constructor(private readonly views: PodViews) {}

  @Describe({
    tag: 'limited',
    summary: 'Who has a pack before them in the running draft, and for how long',
    answers: ['The seats', thinkingView],
  })
  @Get(':eventId/thinking')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async thinking(
    @Param('eventId', new IdPipe('tournament/not-found')) eventId: string,
    @Caller() asker: Asker,
  ): Promise<ThinkingView> {
    return this.views.thinking(eventId, asker);
  }
}
