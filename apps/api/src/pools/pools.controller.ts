import { Dependencies } from '#platform';
import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { id, type PoolView } from '#contracts';
import { RequestAdmission } from '../auth/request-admission.js';
import { unknown } from '#application';
import { PoolViews } from './pool-views.js';
import { suggestedBuild, type SuggestedBuild } from './suggested-build.js';

/** GET /api/pools/<eventId>/<playerId>: the cards that a player of a limited event builds their deck from. */
@Controller('api/pools')
@Dependencies(PoolViews, RequestAdmission)
export class PoolsController {
  constructor(
    private readonly views: PoolViews,
    private readonly callers: RequestAdmission,
  ) {}

  @Get(':eventId/:playerId')
  @Header('cache-control', 'private, no-store')
  async view(
    @Param('eventId') eventId: string,
    @Param('playerId') playerId: string,
    @Req() request: FastifyRequest,
  ): Promise<PoolView> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    if (!id.safeParse(playerId).success) throw unknown('pool/not-found');
    return this.views.of(eventId, playerId, asker);
  }

  /** A build to start from, for whoever may see the pool. */
  @Get(':eventId/:playerId/suggestion')
  @Header('cache-control', 'private, no-store')
  async suggestion(
    @Param('eventId') eventId: string,
    @Param('playerId') playerId: string,
    @Req() request: FastifyRequest,
  ): Promise<{ readonly build: SuggestedBuild | null }> {
    return { build: suggestedBuild(await this.view(eventId, playerId, request)) };
  }
}
