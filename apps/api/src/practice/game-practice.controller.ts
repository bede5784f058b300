import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Asker, unknown } from '#application';
import { type GamePracticeView, id, type ScreenReplay } from '#contracts';
import { Dependencies } from '#platform';
import { RequestAdmission } from '../auth/request-admission.js';
import { GamePracticeViews } from './game-practice-views.js';

const named = (practiceId: string): string => {
  if (!id.safeParse(practiceId).success) throw unknown('practice/not-found');
  return practiceId;
};

/** GET /api/practice/<practiceId>/board is the person's view of a game that describes its board itself; .../board/replay is the finished game. */
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
    return this.views.of(named(practiceId), await this.asker(request));
  }

  @Get(':practiceId/board/replay')
  @Header('cache-control', 'private, no-store')
  async replay(
    @Param('practiceId') practiceId: string,
    @Req() request: FastifyRequest,
  ): Promise<ScreenReplay> {
    return this.views.replay(named(practiceId), await this.asker(request));
  }

  private asker(request: FastifyRequest): Promise<Asker> {
    return this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
  }
}
