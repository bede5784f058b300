import { Dependencies } from '#platform';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import {
  type PracticeView,
  type ReplayFile,
  type TableExplanation,
  tableIntention,
} from '#contracts';
import { validated } from '../http/validated.js';
import { moveNumber } from '../tables/since.js';
import { PracticeViews } from './practice-views.js';
import { Admit, Caller } from '../auth/admission.js';
import { IdPipe } from '../http/id.pipe.js';
import type { Asker } from '#application';

/** Games against the bot: GET /api/practice/<practiceId> is the person's view. `?name=` is what someone without an account is called in it, `?since=` the move that the page shows. */
@Controller('api/practice')
@Dependencies(PracticeViews)
export class PracticeController {
  constructor(private readonly views: PracticeViews) {}

  @Get(':practiceId')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async view(
    @Param('practiceId', new IdPipe('practice/not-found')) practiceId: string,
    @Query('name') name: unknown,
    @Query('since') since: unknown,
    @Caller() asker: Asker,
  ): Promise<PracticeView> {
    return this.views.of(practiceId, asker, {
      name: typeof name === 'string' ? name : undefined,
      since: moveNumber(since),
    });
  }

  @Get(':practiceId/replay')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async replay(
    @Param('practiceId', new IdPipe('practice/not-found')) practiceId: string,
    @Query('name') name: unknown,
    @Caller() asker: Asker,
  ): Promise<ReplayFile> {
    return this.views.replay(practiceId, asker, {
      name: typeof name === 'string' ? name : undefined,
    });
  }

  @Get(':practiceId/fault')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async fault(
    @Param('practiceId', new IdPipe('practice/not-found')) practiceId: string,
    @Query('name') name: unknown,
    @Query('at') at: unknown,
    @Caller() asker: Asker,
  ): Promise<ReplayFile> {
    return this.views.fault(practiceId, asker, {
      name: typeof name === 'string' ? name : undefined,
      at: moveNumber(at),
    });
  }

  @Get(':practiceId/explain')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async explain(
    @Param('practiceId', new IdPipe('practice/not-found')) practiceId: string,
    @Query() query: unknown,
    @Caller() asker: Asker,
  ): Promise<TableExplanation> {
    return this.views.explain(practiceId, validated(tableIntention, query), asker);
  }
}
