import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { unknown } from '#application';
import { type GamePracticeView, id } from '#contracts';
import { Dependencies } from '#platform';
import { RequestAdmission } from '../auth/request-admission.js';
import { GamePracticeViews } from './game-practice-views.js';

/** GET /api/practice/<practiceId>/board is the person's view of a game that describes its board itself. */
@Controller('api/practice')
@Dependencies(GamePracticeViews, RequestAdmission)
export class GamePracticeController {
  constructor(
    private readonly views: GamePracticeViews,
    private readonly callers: RequestAdmission,
  ) {}

  @Get(':practiceId/board')
  @Header('cache-control', 'private, no-store')
  async board(
    @Param('practiceId') practiceId: string,
    @Req() request: FastifyRequest,
  ): Promise<GamePracticeView> {
    const asker = await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    if (!id.safeParse(practiceId).success) throw unknown('practice/not-found');
    return this.views.of(practiceId, asker);
  }
}
