import { Dependencies } from '#platform';
import { Controller, Get, Header, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  id,
  type PracticeView,
  type ReplayFile,
  type TableExplanation,
  tableIntention,
} from '#contracts';
import { RequestAdmission } from '../auth/request-admission.js';
import { unknown } from '#application';
import { validated } from '../http/validated.js';
import { moveNumber } from '../tables/since.js';
import { PracticeViews } from './practice-views.js';

/** Games against the bot: GET /api/practice/<practiceId> is the person's view. `?name=` is what someone without an account is called in it, `?since=` the move that the page shows. */
@Controller('api/practice')
@Dependencies(PracticeViews, RequestAdmission)
export class PracticeController {
  constructor(
    private readonly views: PracticeViews,
    private readonly callers: RequestAdmission,
  ) {}

  @Get(':practiceId')
  @Header('cache-control', 'private, no-store')
  async view(
    @Param('practiceId') practiceId: string,
    @Query('name') name: unknown,
    @Query('since') since: unknown,
    @Req() request: FastifyRequest,
  ): Promise<PracticeView> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    if (!id.safeParse(practiceId).success) throw unknown('practice/not-found');
    return this.views.of(practiceId, asker, {
      name: typeof name === 'string' ? name : undefined,
      since: moveNumber(since),
    });
  }

  @Get(':practiceId/replay')
  @Header('cache-control', 'private, no-store')
  async replay(
    @Param('practiceId') practiceId: string,
    @Query('name') name: unknown,
    @Req() request: FastifyRequest,
  ): Promise<ReplayFile> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    if (!id.safeParse(practiceId).success) throw unknown('practice/not-found');
    return this.views.replay(practiceId, asker, {
      name: typeof name === 'string' ? name : undefined,
    });
  }

  @Get(':practiceId/fault')
  @Header('cache-control', 'private, no-store')
  async fault(
    @Param('practiceId') practiceId: string,
    @Query('name') name: unknown,
    @Query('at') at: unknown,
    @Req() request: FastifyRequest,
  ): Promise<ReplayFile> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    if (!id.safeParse(practiceId).success) throw unknown('practice/not-found');
    return this.views.fault(practiceId, asker, {
      name: typeof name === 'string' ? name : undefined,
      at: moveNumber(at),
    });
  }

  @Get(':practiceId/explain')
  @Header('cache-control', 'private, no-store')
  async explain(
    @Param('practiceId') practiceId: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
  ): Promise<TableExplanation> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    if (!id.safeParse(practiceId).success) throw unknown('practice/not-found');
    return this.views.explain(practiceId, validated(tableIntention, query), asker);
  }
}
