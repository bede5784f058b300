import { Dependencies } from '#platform';
import { Controller, Get, Header, Param } from '@nestjs/common';
import type { PoolView } from '#contracts';
import { PoolViews } from './pool-views.js';
import { suggestedBuild, type SuggestedBuild } from './suggested-build.js';
import { Admit, Caller, ForTokens } from '../auth/admission.js';
import { IdPipe } from '../http/id.pipe.js';
import type { Asker } from '#application';

/** GET /api/pools/<eventId>/<playerId>: the cards that a player of a limited event builds their deck from. */
@ForTokens({ part: 'decks' })
@Controller('api/pools')
@Dependencies(PoolViews)
export class PoolsController {
  constructor(private readonly views: PoolViews) {}

  @Get(':eventId/:playerId')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async view(
    @Param('eventId') eventId: string,
    @Param('playerId', new IdPipe('pool/not-found')) playerId: string,
    @Caller() asker: Asker,
  ): Promise<PoolView> {
    return this.views.of(eventId, playerId, asker);
  }

  /** A build to start from, for whoever may see the pool. */
  @Get(':eventId/:playerId/suggestion')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async suggestion(
    @Param('eventId') eventId: string,
    @Param('playerId', new IdPipe('pool/not-found')) playerId: string,
    @Caller() asker: Asker,
  ): Promise<{ readonly build: SuggestedBuild | null }> {
    return { build: suggestedBuild(await this.view(eventId, playerId, asker)) };
  }
}
