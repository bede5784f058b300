import { Controller, Get, Header, Param } from '@nestjs/common';
import type { Asker } from '#application';
import type { GamePracticeView, ScreenReplay } from '#contracts';
import { Dependencies } from '#platform';
import { GamePracticeViews } from './game-practice-views.js';
import { Admit, Caller } from '../auth/admission.js';
import { IdPipe } from '../http/id.pipe.js';

/** GET /api/practice/<practiceId>/board is the person's view of a game that describes its board itself; .../board/replay is the finished game. */
@Controller('api/practice')
@Dependencies(GamePracticeViews)
export class GamePracticeController {
  constructor(private readonly views: GamePracticeViews) {}

  @Get(':practiceId/board')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async board(
    @Param('practiceId', new IdPipe('practice/not-found')) practiceId: string,
    @Caller() asker: Asker,
  ): Promise<GamePracticeView> {
    return this.views.of(practiceId, asker);
  }

  @Get(':practiceId/board/replay')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async replay(
    @Param('practiceId', new IdPipe('practice/not-found')) practiceId: string,
    @Caller() asker: Asker,
  ): Promise<ScreenReplay> {
    return this.views.replay(practiceId, asker);
  }
}
