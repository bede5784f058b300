import { Dependencies } from '#platform';
import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { id, type ThinkingView } from '#contracts';
import { unknown } from '#application';
import { RequestAdmission } from '../auth/request-admission.js';
import { PodViews } from './pod-views.js';

/** GET /api/events/<eventId>/thinking: who thinks how long, in all pods of the running draft. */
@Controller('api/events')
@Dependencies(PodViews, RequestAdmission)
export class ThinkingController {
  constructor(
    private readonly views: PodViews,
    private readonly callers: RequestAdmission,
  ) {}

  @Get(':eventId/thinking')
  @Header('cache-control', 'private, no-store')
  async thinking(
    @Param('eventId') eventId: string,
    @Req() request: FastifyRequest,
  ): Promise<ThinkingView> {
    if (!id.safeParse(eventId).success) throw unknown('tournament/not-found');
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    return this.views.thinking(eventId, asker);
  }
}
